import styled from 'styled-components';
import type { PageText } from '../../content/schemas/pageSchemas.ts';
import { hasTwoOffices, site } from '../../site.ts';
import { below, from } from '../../theme/theme.ts';
import { fontSize, headingSpacing, space, spacing } from '../../theme/tokens.ts';
import { Foreign } from '../../ui/Foreign.tsx';
import { PlainList } from '../../ui/PlainList.ts';
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
`;

const DayLead = styled.p`max-width: 30em;`;

const hourSize = `max(2.25rem, ${fontSize.chapter})`;
const beside = `grid-template-columns: calc(2.6 * ${hourSize}) minmax(0, 1fr);`;

/** An hour that both cities share spans their halves. */
const Hour = styled(DayCell)`
  display: grid;
  gap: 0.25rem ${space.gutter};
  align-content: start;
  ${below.tablet} { ${beside} }
  ${from.wide} { ${beside} }
  ${({ $side }) => $side < 0 && `${from.tablet} { ${beside} }`}
`;

const HourTime = styled.time`
  font-size: ${hourSize};
  font-weight: 600;
  line-height: 0.9;
  letter-spacing: ${headingSpacing};
  font-variant-numeric: tabular-nums;
`;

/** Lies below the time and the sky on phones. */
const HourBody = styled.div`
  ${below.tablet} { grid-column: 1 / -1; }
`;

const HourCity = styled.strong`display: block;`;

const HourText = styled.p<{ $large: boolean }>`
  max-width: 28em;
  text-wrap: pretty;
  ${({ $large }) => $large && `font-size: ${fontSize.lead}; line-height: 1.3;`}
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
          <DayLead>{text}</DayLead>
        </DayText>
      </DayRow>
      <PlainList as="ol">
        {hours.map(({ hour, office, text: doing }, index) => {
          const side = officeIds.indexOf(office as string);
          const other = officeIds[1 - side];
          return (
            <DayRow key={`${hour} ${office}`}>
              <Hour $side={side} $light={lightAt(skies[index], side < 0 ? officeIds : [office])}>
                <HourTime>{hour}</HourTime>
                <SmallSky sky={skies[index]?.[side < 0 ? lastOffice : office]} />
                <HourBody>
                  <HourCity>{cities[office] ?? both}</HourCity>
                  <HourText $large={side < 0}>
                    <Foreign>{doing}</Foreign>
                  </HourText>
                </HourBody>
              </Hour>
              {side >= 0 && other && <OtherSky side={1 - side} sky={skies[index]?.[other]} />}
            </DayRow>
          );
        })}
      </PlainList>
    </section>
  );
};
