import type { PageText } from '../../../content/schemas/pageSchemas.ts';
import type { ServiceProps } from '../service.props.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { PeopleCalendar } from './PeopleCalendar.tsx';
import { ReportPage } from './ReportPage.tsx';

interface Props {
  text: Pick<PageText<'service'>, 'exhibits' | 'change'>;
  service: ServiceProps['service'];
}

/**
 * The first section of a service's page: a page of the report, before and after, or a calendar
 * of people.
 */
export const ServiceExhibit = ({ text, service: { slug, report, change, calendar } }: Props) => {
  if (report) return <ReportPage heading={text.exhibits.question} slug={slug} report={report} />;
  if (change)
    return (
      <BeforeAfter heading={text.exhibits.design} slug={slug} words={text.change} change={change} />
    );
  return calendar && <PeopleCalendar heading={text.exhibits.team} calendar={calendar} />;
};
