import type { Service } from '../../../content/load.ts';
import type { PageText } from '../../../content/pageSchemas.ts';
import { Field, type Tone } from '../../../ui/Field.tsx';
import { Timeline } from '../../../ui/line/Timeline.tsx';
import { Chapter } from '../../../ui/text.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { PeopleCalendar } from './PeopleCalendar.tsx';
import { ReportPage } from './ReportPage.tsx';
import { WeeksAcross } from './WeeksAcross.tsx';

export interface PartProps {
  text: PageText<'service'>;
  service: Service;
  /** The weeks one below the other in a field of this tone, rather than what the page opens on. */
  weeks?: Tone;
}

/** What a service's page opens on: a page of the report, before and after, people by the week, or the weeks themselves. */
const Opening = ({ text, service: { slug, report, change, calendar, weeks } }: PartProps) => {
  if (report) return <ReportPage heading={text.openings.question} slug={slug} report={report} />;
  if (change) return <BeforeAfter heading={text.openings.design} slug={slug} words={text.change} change={change} />;
  if (calendar) return <PeopleCalendar heading={text.openings.team} calendar={calendar} />;
  return <WeeksAcross heading={text.weeks} weeks={weeks} />;
};

export const Part = ({ weeks, ...props }: PartProps) =>
  weeks ? (
    <Field $tone={weeks} aria-labelledby="weeks">
      <Chapter id="weeks">{props.text.weeks}</Chapter>
      <Timeline steps={props.service.weeks} />
    </Field>
  ) : (
    <Opening {...props} />
  );
