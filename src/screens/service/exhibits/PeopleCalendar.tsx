import styled from 'styled-components';
import { from, shaped } from '../../../theme/theme.ts';
import { fontSize, headingSpacing, space, spacing, stroke } from '../../../theme/tokens.ts';
import { Bleed } from '../../../ui/layout/Bleed.ts';
import { Columns } from '../../../ui/layout/Columns.ts';
import { Section } from '../../../ui/Section.tsx';
import { Chapter, Lead, Title } from '../../../ui/text.ts';
import type { ShownCalendar } from './calendar.props.ts';

/** The weeks span the window. A person's bar begins in that person's first week. */
const CalendarRows = styled.ol.attrs({ role: 'list' })`
  margin: 0 calc(-1 * ${space.margin});
`;

const CalendarRow = styled.li<{ $textBesideBar: boolean }>`
  --begin: calc((var(--from) - 1) / var(--weeks) * 100%);
  padding-top: ${spacing.m};
  ${from.desktop} { ${({ $textBesideBar }) => $textBesideBar && 'display: flex; align-items: center;'} }
`;

const CalendarName = styled(Title)`
  ${shaped.wide} { font-size: ${fontSize.large}; line-height: 1; letter-spacing: ${headingSpacing}; }
`;

const CalendarTask = styled.p`
  max-width: 22em;
  line-height: 1.35;
`;

/**
 * On desktops the text begins where its bar begins, and is on one line with the name; elsewhere it
 * begins at the page's margin. If the bar begins in the second half, the text is on its left.
 */
const CalendarText = styled.div<{ $besideBar: boolean }>`
  padding: 0 ${space.margin} 0.75rem;
  ${from.desktop} {
    padding-left: max(${space.margin}, var(--begin));
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 1.5rem;
    ${({ $besideBar }) => $besideBar && `width: var(--begin); padding: 0 ${space.margin};`}
  }
`;

/**
 * Full height means five days a week; 80% means four days, in the weeks of handing over. The bars of
 * the agency's people have the line's colour, the others are hollow.
 */
const CalendarBar = styled.div<{ $besideText: boolean }>`
  border: solid var(--on);
  border-width: var(--edge);
  height: clamp(2rem, 5vw, 5rem);
  margin-left: var(--begin);
  ${from.desktop} { ${({ $besideText }) => $besideText && 'margin: 0;'} }
  width: calc((var(--to) - var(--from) + 1) / var(--weeks) * 100%);
  background:
    linear-gradient(var(--fill) 0 0) 0 0 / var(--full) 100% no-repeat,
    linear-gradient(var(--fill) 0 0) 0 100% / 100% 80% no-repeat;
  @media print { print-color-adjust: exact; }
  @media (forced-colors: active) { border: 2px solid; }
`;

const CalendarScale = styled(Bleed).attrs({ 'aria-hidden': true })`
  position: relative;
  height: 2.75rem;
  margin-top: ${spacing.xl};
  border-top: ${stroke.line} solid var(--line);
`;

const CalendarWeek = styled.span`
  position: absolute;
  left: calc(var(--before) / var(--weeks) * 100%);
  padding: 0.75rem 0 0 0.4rem;
  border-left: ${stroke.line} solid var(--line);
  line-height: 1;
`;

interface Props {
  heading: string;
  calendar: ShownCalendar;
}

/** Shows who works on a project in which weeks. */
export const PeopleCalendar = ({ heading, calendar: { caption, style, scale, rows } }: Props) => (
  <Section $tone="deep" aria-labelledby="exhibit" style={style}>
    <Columns $gap="xs">
      <Chapter id="exhibit">{heading}</Chapter>
      <Lead>{caption}</Lead>
    </Columns>
    <CalendarScale>
      {scale.map(({ label, style }) => (
        <CalendarWeek key={label} style={style}>
          {label}
        </CalendarWeek>
      ))}
    </CalendarScale>
    <CalendarRows>
      {rows.map(({ name, text, textBesideBar, style }) => (
        <CalendarRow key={name} $textBesideBar={textBesideBar} style={style}>
          <CalendarText $besideBar={textBesideBar}>
            <CalendarName>{name}</CalendarName>
            <CalendarTask>{text}</CalendarTask>
          </CalendarText>
          <CalendarBar $besideText={textBesideBar} />
        </CalendarRow>
      ))}
    </CalendarRows>
  </Section>
);
