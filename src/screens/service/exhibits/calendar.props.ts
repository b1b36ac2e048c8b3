import type { CSSProperties } from 'react';
import type { Calendar } from '../../../content/schemas/exhibitSchemas.ts';
import { stroke } from '../../../theme/tokens.ts';

interface CalendarRow {
  name: string;
  text: string;
  /** Whether the bar begins so late that the text is on its left. */
  textBesideBar: boolean;
  style: CSSProperties;
}

export interface ShownCalendar {
  caption: string;
  style: CSSProperties;
  /** The labels of every tenth week. */
  scale: { label: string; style: CSSProperties }[];
  rows: CalendarRow[];
}

/**
 * Custom properties of a row: its bar's colour and edge, the first and the last week, and the share of
 * the time with five days a week.
 */
const rowStyle = ({ ours, from: first, half, to }: Calendar['people'][number]) =>
  ({
    '--fill': ours ? 'var(--line)' : '#0000',
    '--edge': ours ? 0 : stroke.line,
    '--from': first,
    '--to': to,
    '--full': half ? `${((half - first) / (to - first + 1)) * 100}%` : '100%',
  }) as CSSProperties;

export const shownCalendar = ({ caption, week, weeks, people }: Calendar): ShownCalendar => ({
  caption,
  style: { '--weeks': weeks } as CSSProperties,
  scale: Array.from({ length: Math.ceil(weeks / 10) }, (_, index) => ({
    label: index ? `${index * 10 + 1}` : `${week} 1`,
    style: { '--before': index * 10 } as CSSProperties,
  })),
  rows: people.map((person) => ({
    name: person.name,
    text: person.text,
    textBesideBar: person.from > weeks / 2,
    style: rowStyle(person),
  })),
});
