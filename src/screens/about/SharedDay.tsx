import styled, { css } from 'styled-components';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { hasTwoOffices, site } from '../../site.ts';
import { below, from } from '../../theme/theme.ts';
import { fontSize, headingSpacing, space, spacing } from '../../theme/tokens.ts';
import { Foreign } from '../../ui/Foreign.tsx';
import { PlainList } from '../../ui/lists.ts';
import { Chapter } from '../../ui/text.ts';
import { DayCell, halves, type Light, OtherSky, type Skies, SmallSky } from './DayCell.tsx';

const DayRow = styled.li`
  ${halves} { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const DayTitle = styled(DayCell)`
  padding-top: ${space.section};
  ${halves} { padding-bottom: ${spacing.xxl}; }
`;

const DayText = styled(DayCell)`
  ${halves} { padding-top: ${space.section}; }
  p { max-width: 30em; }
`;

const hourSize = `max(2.25rem, ${fontSize.chapter})`;
const beside = `grid-template-columns: calc(2.6 * ${hourSize}) minmax(0, 1fr);`;

/** An hour of both cities has larger text, across their halves. */
const Hour = styled(DayCell)`
  display: grid;
  gap: 0.25rem ${space.gutter};
  align-content: start;
  time {
    font-size: ${hourSize};
    font-weight: 600;
    line-height: 0.9;
    letter-spacing: ${headingSpacing};
    font-variant-numeric: tabular-nums;
  }
  p { max-width: 28em; text-wrap: pretty; }
  strong { display: block; }
  ${below.tablet} { ${beside} > div + div { grid-column: 1 / -1; } }
  ${from.wide} { ${beside} }
  ${({ $side }) =>
    $side < 0 &&
    css`
      ${from.tablet} { ${beside} }
      p { font-size: ${fontSize.lead}; line-height: 1.3; }
    `}
`;

export interface DayProps extends Omit<NonNullable<PageText<'about'>['day']>, 'date'> {
  /** The sky over the offices at each hour. */
  skies: Skies[];
}

const cities: Record<string, string> = Object.fromEntries(
  site.offices.map(({ id, city }) => [id, city]),
);

const officeIds = site.offices.map(({ id }) => id);
const lastOffice = officeIds.at(-1) ?? '';

/** Returns 'night' if all offices have night. */
const lightAt = (skies: Skies | undefined, offices: readonly string[]): Light =>
  offices.every((office) => skies?.[office]?.isNight) ? 'night' : 'day';

/** The hours of one day at the offices, each on the light of its city. */
export const SharedDay = ({ heading, text, hours, both, skies }: DayProps) => {
  const firstLight = (side: number) =>
    lightAt(skies[0], hasTwoOffices ? officeIds.slice(side, side + 1) : officeIds);
  return (
    <section id="day" aria-labelledby="day-heading">
      <DayRow as="div">
        <DayTitle $side={0} $light={firstLight(0)}>
          <Chapter id="day-heading">{heading}</Chapter>
        </DayTitle>
        <DayText $side={1} $light={firstLight(1)}>
          <p>{text}</p>
        </DayText>
      </DayRow>
      <PlainList as="ol">
        {hours.map(({ hour, office, text: doing }, index) => {
          const side = officeIds.indexOf(office as string);
          const other = officeIds[1 - side];
          return (
            <DayRow key={`${hour} ${office}`}>
              <Hour $side={side} $light={lightAt(skies[index], side < 0 ? officeIds : [office])}>
                <time>{hour}</time>
                <SmallSky sky={skies[index]?.[side < 0 ? lastOffice : office]} />
                <div>
                  <strong>{cities[office] ?? both}</strong>
                  <p>
                    <Foreign>{doing}</Foreign>
                  </p>
                </div>
              </Hour>
              {side >= 0 && other && <OtherSky side={1 - side} sky={skies[index]?.[other]} />}
            </DayRow>
          );
        })}
      </PlainList>
    </section>
  );
};
