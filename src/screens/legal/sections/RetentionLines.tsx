import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { Legal } from '../../../content/load/load.ts';
import { from, shaped } from '../../../theme/theme.ts';
import { fontSize, largeType, space, spacing, stroke } from '../../../theme/tokens.ts';
import { Foreign } from '../../../ui/Foreign.tsx';
import { PlainList } from '../../../ui/PlainList.ts';

const drawn = `${stroke.line} solid var(--line)`;
/** Longer than any page; the list cuts it off. */
const far = '300rem';

/**
 * A bundle of lines, one for each length of time. Each leaves the bundle where its data is deleted,
 * and an endless one goes on to the foot. The bundle is upright, unless there is room for all times side
 * by side.
 */
const Bundle = styled(PlainList).attrs({ as: 'ol' })`
  --step: calc(2.75 * ${stroke.line});
  --indent: calc(var(--count) * var(--step) + 1.25rem);
  overflow: clip;
  margin: ${spacing.m} calc(-1 * ${space.margin}) 0;
  padding: ${spacing.m} ${space.margin} ${spacing.xl};
  border-top: ${drawn};
  ${from.wide} {
    --fall: 3.25rem;
    display: grid;
    grid-template-columns: repeat(var(--count), minmax(0, 1fr));
    column-gap: ${space.gutter};
    padding-top: calc(var(--count) * var(--step) + var(--fall));
    border: 0;
  }
  @media print { display: block; margin: 1rem 0 0; padding: 0; border: 0; }
`;

/** Draws the dot as a border, because forced colours hide backgrounds. */
const dot = `border: calc(1.2 * ${stroke.line}) solid var(--line); border-radius: 50%;`;

/** How far the line is from the text at its right. */
const lineGap = '1.25rem';

const Until = styled.strong`
  position: relative;
  display: block;
  ${largeType}
  &::before, &::after { content: ''; position: absolute; }
  &::before {
    bottom: calc(100% - 0.55em);
    left: calc(-1 * ${lineGap} - (var(--index) + 1) * var(--step));
    width: calc((var(--index) + 1) * var(--step) + 0.65rem);
    height: ${far};
    border: ${drawn};
    border-width: 0 0 ${stroke.line} ${stroke.line};
    border-bottom-left-radius: 0.75rem;
  }
  &::after { top: calc(0.55em - 1.7 * ${stroke.line}); left: calc(-0.6rem - 1.2 * ${stroke.line}); ${dot} }
  ${from.desktop} { font-size: ${fontSize.title}; }
  ${from.wide} {
    position: static;
    font-size: 2.5rem;
    line-height: 1;
    &::before {
      bottom: calc(100% + 0.75rem);
      left: -${far};
      width: calc(${far} + ${stroke.line});
      height: calc(var(--fall) + (var(--index) + 1) * var(--step) - 0.75rem);
      border-width: ${stroke.line} ${stroke.line} 0 0;
      border-radius: 0 1.5rem 0 0;
    }
    &::after { top: calc(-0.75rem - 1.2 * ${stroke.line}); left: calc(-0.7 * ${stroke.line}); }
  }
  @media print { && { font-size: 14pt; } &&::before, &&::after { content: none; } }
`;

const Time = styled.li<{ $endless: boolean | undefined }>`
  position: relative;
  padding-left: var(--indent);
  break-inside: avoid;
  & + & { margin-top: ${spacing.s}; }
  ${from.wide} { padding: 0; & + & { margin: 0; } }
  ${({ $endless }) =>
    $endless &&
    `
    ${Until}::after {
      top: 0;
      left: calc(-1 * ${lineGap} - (var(--index) + 1) * var(--step));
      height: ${far};
      border: 0;
      border-left: ${drawn};
      border-radius: 0;
    }
    ${from.wide} {
      padding-left: ${lineGap};
      ${Until}::before { bottom: auto; top: calc(-1 * (var(--fall) + (var(--index) + 1) * var(--step))); height: ${far}; }
      ${Until}::after { content: none; }
    }
  `}
  @media print { && { margin: 0 0 0.6rem; padding: 0; } }
`;

const Datum = styled.li`
  margin-top: 0.6rem;
  font-size: ${fontSize.small};
  line-height: 1.35;
  ${shaped.wide} { font-size: 1.125rem; }
  ${from.wide} { margin-top: 1.25rem; }
  @media print { && { margin-top: 0.2rem; font-size: 11pt; } }
`;

const DatumName = styled.strong`
  display: block;
  font-size: ${fontSize.text};
  line-height: 1.25;
  @media print { font-size: inherit; }
`;

export type RetentionTimes = NonNullable<Legal['sections'][number]['kept']>;

/** How long each kind of data is kept, from the shortest time to the longest or endless one. */
export const RetentionLines = ({ times }: { times: RetentionTimes }) => (
  <Bundle style={{ '--count': times.length } as CSSProperties}>
    {times.map(({ until, endless, data }, index) => (
      <Time key={until} $endless={endless} style={{ '--index': index } as CSSProperties}>
        <Until>{until}</Until>
        <PlainList>
          {data.map(({ what, why, ground }) => (
            <Datum key={what}>
              <DatumName>
                <Foreign>{what}</Foreign>
              </DatumName>
              <Foreign>{`${why}. ${ground}`}</Foreign>
            </Datum>
          ))}
        </PlainList>
      </Time>
    ))}
  </Bundle>
);
