import type { PageText } from '../../../content/build/pageSchemas.ts';
import type { Woven } from '../../../illustrations/crossings.ts';
import type { ServiceProps } from '../service.props.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { PeopleCalendar } from './PeopleCalendar.tsx';
import { ReportPage } from './ReportPage.tsx';
import { WeeksAcross } from './WeeksAcross.tsx';

interface Props {
  text: Pick<PageText<'service'>, 'openings' | 'change' | 'weeks'>;
  service: ServiceProps['service'];
  /** The line along the weeks; see WeeksAcross.tsx. */
  line: Woven;
}

/**
 * The first section of a service's page: a page of the report, before and after, a calendar of
 * people, or the weeks.
 */
export const ServiceOpening = ({
  text,
  service: { slug, report, change, calendar, weeks },
  line,
}: Props) => {
  if (report) return <ReportPage heading={text.openings.question} slug={slug} report={report} />;
  if (change)
    return (
      <BeforeAfter heading={text.openings.design} slug={slug} words={text.change} change={change} />
    );
  if (calendar) return <PeopleCalendar heading={text.openings.team} calendar={calendar} />;
  return <WeeksAcross heading={text.weeks} weeks={weeks} line={line} />;
};
