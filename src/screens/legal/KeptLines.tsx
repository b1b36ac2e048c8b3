import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { Legal } from '../../content/build/load.ts';
import { from, shaped } from '../../theme/theme.ts';
import { fontSize, largeType, space, spacing, stroke } from '../../theme/tokens.ts';
import { Foreign } from '../../ui/Foreign.tsx';
import { PlainList } from '../../ui/lists.ts';

const drawn = `${stroke.line} solid var(--line)`;
/** Longer than any page; the list cuts it off. */
const far = '300rem';

/**
 * A bundle of lines, one for each kind of data. Each leaves the bundle where its data is deleted,
 * and the last goes on. The bundle is upright, unless there is room for all times side by side.
 */
const Bundle = styled(PlainList).attrs({ as: 'ol' })`
  --step: calc(1.8 * ${stroke.line});
  --indent: calc(var(--count) * var(--step) + 1.25rem);
  overflow: clip;
  margin: ${spacing.m} calc(-1 * ${space.margin}) 0;
  padding: ${spacing.m} ${space.margin} ${spacing.xl};
  border-top: ${drawn};
  ${from.wide} {
    --fall: 3.25rem;
    display: grid;
    grid-template-columns: repeat(var(--times), minmax(0, 1fr));
    column-gap: ${space.gutter};
    padding-top: calc(var(--count) * var(--step) + var(--fall));
    border: 0;
  }
  @media print { display: block; margin: 1rem 0 0; padding: 0; border: 0; }
`;

const Time = styled.li`
  position: relative;
  padding-left: var(--indent);
  break-inside: avoid;
  & + & { margin-top: ${spacing.s}; }
  > strong { display: block; ${largeType} }
  ${from.desktop} { > strong { font-size: ${fontSize.title}; } }
  ${from.wide} {
    padding: 0;
    & + & { margin: 0; }
    > strong { font-size: 2.5rem; line-height: 1; }
  }
  @media print { && { margin: 0 0 0.6rem; padding: 0; } > strong { font-size: 14pt; } }
`;

const Data = styled(PlainList)`
  && { max-width: none; padding: 0; }
`;

/** A border, because forced colours hide backgrounds. */
const dot = `border: calc(1.2 * ${stroke.line}) solid var(--line); border-radius: 50%;`;

const Datum = styled.li`
  position: relative;
  margin-top: 0.6rem;
  font-size: ${fontSize.small};
  line-height: 1.35;
  strong { display: block; font-size: ${fontSize.text}; line-height: 1.25; }
  &::before {
    content: '';
    position: absolute;
    bottom: calc(100% - 0.75em);
    left: calc(-1.25rem - (var(--index) + 1) * var(--step));
    width: calc((var(--index) + 1) * var(--step) + 0.65rem);
    height: ${far};
    border: ${drawn};
    border-width: 0 0 ${stroke.line} ${stroke.line};
    border-bottom-left-radius: 0.75rem;
  }
  /* The end, or for the last line its way on to the edge. */
  &::after {
    content: '';
    position: absolute;
    top: calc(0.75em - 1.7 * ${stroke.line});
    left: calc(-0.6rem - 1.2 * ${stroke.line});
    ${dot}
  }
  &[data-endless]::after {
    top: 0;
    left: calc(-1.25rem - (var(--index) + 1) * var(--step));
    height: ${far};
    border: 0;
    border-left: ${drawn};
    border-radius: 0;
  }
  ${shaped.wide} { font-size: 1.125rem; }
  ${from.wide} {
    position: static;
    margin-top: 1.25rem;
    &::before {
      bottom: calc(100% + 0.75rem);
      left: -${far};
      width: calc(${far} + var(--place) * 2 * var(--step) + ${stroke.line});
      height: calc(var(--fall) + (var(--index) + 1) * var(--step) - 0.75rem);
      border-width: ${stroke.line} ${stroke.line} 0 0;
      border-radius: 0 calc(1.5rem + var(--place) * var(--step)) 0 0;
    }
    &::after {
      top: calc(-0.75rem - 1.2 * ${stroke.line});
      left: calc(var(--place) * 2 * var(--step) - 0.7 * ${stroke.line});
    }
    &[data-endless]::after {
      top: calc(-1 * (var(--fall) + (var(--index) + 1) * var(--step)));
      left: -2rem;
      width: ${far};
      height: 0;
      border: 0;
      border-top: ${drawn};
    }
  }
  @media print { && { margin-top: 0.2rem; font-size: 11pt; strong { font-size: inherit; } } &&::before, &&::after { content: none; } }
`;

type Times = NonNullable<Legal['sections'][number]['kept']>;

/** How long each kind of data is kept, from the shortest time to the one without an end. */
export const KeptLines = ({ times }: { times: Times }) => {
  const all = times.flatMap(({ data }) => data);
  return (
    <Bundle style={{ '--count': all.length, '--times': times.length } as CSSProperties}>
      {times.map(({ until, data }) => (
        <Time key={until}>
          <strong>{until}</strong>
          <Data>
            {data.map((datum, place) => {
              const index = all.indexOf(datum);
              return (
                <Datum
                  key={datum.what}
                  data-endless={index === all.length - 1 ? '' : undefined}
                  style={{ '--index': index, '--place': place } as CSSProperties}
                >
                  <strong>
                    <Foreign>{datum.what}</Foreign>
                  </strong>
                  <Foreign>{`${datum.why}. ${datum.ground}`}</Foreign>
                </Datum>
              );
            })}
          </Data>
        </Time>
      ))}
    </Bundle>
  );
};
