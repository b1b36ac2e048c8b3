import styled, { css } from 'styled-components';
import { color, from, hoverable } from '../../../theme/theme.ts';
import { fontSize, motion, space, spacing, titleType } from '../../../theme/tokens.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.ts';

export const FormSheet = styled.form`
  display: grid;
  gap: ${spacing.xl};
  /* The accent would look like an error. */
  --focus: var(--on);
  & > * { min-width: 0; }
`;

/** Contains one field, or two side by side from tablets on. */
export const FormRow = styled.div`
  display: grid;
  gap: inherit;
  & > * { min-width: 0; }
  ${from.tablet} {
    column-gap: ${space.gutter};
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
  }
`;

const labelStyle = css`
  display: block;
  padding: 0;
  font-size: ${fontSize.text};
  font-weight: 600;
  line-height: 1.3;
`;

export const FormLabel = styled.label`${labelStyle}`;

/** Marks a field as optional. Required fields have no mark. */
export const FormOptional = styled.span`
  /* Keeps it on one line beside its label. */
  display: inline-block;
  color: ${color.quietText};
  font-size: ${fontSize.small};
  font-weight: 400;
  letter-spacing: 0;
`;

export const FormHint = styled.p`
  margin-bottom: 0.5rem;
  color: ${color.quietText};
  font-size: ${fontSize.small};
`;

export const FormMessage = styled.p`
  margin-top: 0.5rem;
  color: ${color.error};
  font-weight: 600;
  line-height: 1.35;
`;

/** Inputs have a line below them and no frame. */
const inputStyle = css`
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
  /* Keeps the label in view when an error's link scrolls to the field, if the window is tall
     enough. */
  scroll-margin-top: clamp(0rem, 100vh - 20rem, 9rem);

  &[aria-invalid='true'] { border-bottom: 4px solid ${color.accent}; padding-bottom: calc(0.35em - 2px); }
`;

export const FormTextInput = styled.input`${inputStyle}`;

/** An input whose rule is part of a drawn line, and has that line's `--weight`. */
export const FormLineInput = styled(FormTextInput)`
  &, &[aria-invalid='true'] {
    border-bottom-width: var(--weight);
    padding-bottom: calc(0.35em + 2px - var(--weight));
  }
`;

export const FormFileInput = styled.input`
  ${inputStyle}
  padding-top: 0.35rem;
  font-size: ${fontSize.text};
  &::file-selector-button {
    min-height: 2.75rem;
    margin-right: 0.75rem;
    padding: 0.2em 1em 0.25em;
    border: 2px solid var(--line);
    border-radius: 0;
    background: transparent;
    color: inherit;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
`;

/**
 * Shows ruled lines to write on; the border is the last one. A line at either end of the gradient
 * would show above the first row where the pitch is no whole number of pixels.
 */
export const FormTextArea = styled.textarea`
  ${inputStyle}
  --pitch: 1.6em;
  line-height: var(--pitch);
  padding-block: 0;
  background: repeating-linear-gradient(transparent 0 calc(var(--pitch) - 2px), color-mix(in srgb, var(--on) 30%, transparent) 0 calc(var(--pitch) - 1px), transparent 0 var(--pitch)) 0 2px no-repeat local;
  /* Grows with its text where the browser supports it. */
  field-sizing: content;
  min-height: calc(var(--rows) * var(--pitch) + 2px);
  resize: vertical;
`;

export const FormSelect = styled.div`
  position: relative;
  select { ${inputStyle} appearance: none; padding-right: 1.5em; cursor: pointer; text-overflow: ellipsis; }
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

export const FormFieldset = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  legend { ${labelStyle} }
`;

export const FormToggles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.7rem 0.9rem;
  margin-top: 1.1rem;
`;

/**
 * A framed word. An invisible checkbox covers it, so that touch exploration in screen readers finds
 * it.
 */
export const FormToggle = styled.label`
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

  /* The tick, which has no width until it is checked. */
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

/** Reserves the widget's height, so that nothing moves when it loads. */
export const FormTurnstile = styled.div`min-height: 65px;`;

/** Contains what the visitor agrees to and, beside it, the button, as wide as a field. */
export const FormEnd = styled(FormRow)`
  row-gap: 1.25rem;
  align-items: end;
  button { min-height: 4.5rem; font-size: ${fontSize.title}; }
  button[aria-disabled] { cursor: progress; opacity: 0.75; }
`;

/**
 * Hides a field that only bots fill in. Bots recognize `display: none`, so it is clipped instead.
 */
export const FormHoneypot = styled(VisuallyHidden)``;
