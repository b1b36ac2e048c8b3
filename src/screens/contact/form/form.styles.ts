import styled, { css } from 'styled-components';
import { color, from, hoverable } from '../../../theme/theme.ts';
import { fontSize, motion, space, titleType } from '../../../theme/tokens.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.ts';

export const Sheet = styled.form`
  display: grid;
  gap: clamp(2.25rem, 4vw, 3.25rem);
  max-width: 46rem;
  & > * { min-width: 0; }
`;

/** One field across the form, or two halves where there is room. */
export const Row = styled.div`
  display: grid;
  gap: inherit;
  & > * { min-width: 0; }
  ${from.tablet} {
    column-gap: ${space.gutter};
    &:has(> :nth-child(2)) { grid-template-columns: 1fr 1fr; }
  }
`;

const asked = css`
  display: block;
  padding: 0;
  font-size: ${fontSize.text};
  font-weight: 600;
  line-height: 1.3;
`;

export const Label = styled.label`${asked}`;

/** Optional fields are marked; required ones are not. */
export const Optional = styled.span`
  margin-left: 0.35em;
  color: ${color.quietText};
  font-size: ${fontSize.small};
  font-weight: 400;
  letter-spacing: 0;
`;

export const Hint = styled.p`
  margin-bottom: 0.5rem;
  color: ${color.quietText};
  font-size: ${fontSize.small};
`;

export const Message = styled.p`
  margin-top: 0.5rem;
  color: ${color.error};
  font-weight: 600;
  line-height: 1.35;
`;

/** An input is a line with no frame around it. */
const written = css`
  display: block;
  width: 100%;
  min-height: 3.25rem;
  padding: 0.4em 0 0.35em;
  border: 0;
  border-bottom: 2px solid var(--line);
  border-radius: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  font-size: ${fontSize.title};
  line-height: 1.35;
  letter-spacing: -0.015em;
  /* The label above must be visible too when an error's link jumps here; in a low window the field comes first. */
  scroll-margin-top: clamp(0rem, 100vh - 20rem, 9rem);

  &[aria-invalid='true'] { border-bottom: 4px solid ${color.accent}; padding-bottom: calc(0.35em - 2px); }
`;

export const TextInput = styled.input`${written}`;

/** As many lines to write on as it has rows; the last is the field's own. */
export const TextArea = styled.textarea`
  ${written}
  --pitch: 1.6em;
  line-height: var(--pitch);
  padding-block: 0;
  background: linear-gradient(transparent calc(100% - 1px), color-mix(in srgb, var(--on) 30%, transparent) 0) 0 0 / 100% var(--pitch) local;
  /* Grows with its text where the browser supports it. */
  field-sizing: content;
  min-height: calc(var(--rows) * var(--pitch) + 2px);
  resize: vertical;
`;

export const SelectFrame = styled.div`
  position: relative;
  select { ${written} appearance: none; padding-right: 1.5em; cursor: pointer; text-overflow: ellipsis; }
  &::after {
    content: '';
    position: absolute;
    right: 0.2em;
    bottom: 1.45rem;
    width: 0.7rem;
    height: 0.7rem;
    border: solid currentColor;
    border-width: 0 2.5px 2.5px 0;
    rotate: 45deg;
    pointer-events: none;
  }
`;

export const Fieldset = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  legend { ${asked} }
`;

export const Toggles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.7rem 0.9rem;
  margin-top: 1.1rem;
`;

/** A word in a frame. The box lies over all of it, so that fingers which explore the screen find it. */
export const Toggle = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding: 0.2em 0.6em 0.25em;
  border: 2px solid var(--line);
  ${titleType}
  font-weight: 400;
  cursor: pointer;
  transition: background-color ${motion.quick};
  ${hoverable} { &:hover { background: color-mix(in srgb, var(--on) 10%, transparent); } }

  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
  &:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 3px; }

  /* A tick, drawn as wide as it needs only when it is there. */
  &::before {
    content: '';
    flex: none;
    width: 0;
    height: 0.85em;
    border: solid currentColor;
    border-width: 0;
  }
  &:has(:checked) {
    border-color: ${color.marked};
    background: ${color.marked};
    color: ${color.onMarked};
    &::before {
      width: 0.42em;
      margin: -0.2em 0.45em 0 0.2em;
      border-width: 0 3px 3px 0;
      rotate: 40deg;
    }
  }
  @media (forced-colors: active) {
    &:has(:checked) { border-color: Highlight; background: Highlight; color: HighlightText; forced-color-adjust: none; }
  }
`;

/** As high as the widget, so that nothing moves when it loads. */
export const TurnstilePlace = styled.div`min-height: 65px;`;

export const FormEnd = styled.div`
  display: grid;
  justify-items: start;
  gap: 1.25rem;
  p { max-width: 34em; }
  button[aria-disabled] { cursor: progress; opacity: 0.75; }
`;

/** Out of people's reach, but bots fill it in. Not `display: none`, which bots recognise. */
export const Honeypot = styled(VisuallyHidden)``;
