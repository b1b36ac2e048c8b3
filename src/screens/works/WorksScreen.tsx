import type { PageText } from '../../content/build/pageSchemas.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { FilteredWorks } from './FilteredWorks.tsx';
import type { WorkTeaser } from './teaser.props.ts';

interface Option {
  slug: string;
  name: string;
  count: number;
}

type Filter = PageText<'works'>['filters']['industry'];

export interface WorksProps {
  text: Omit<PageText<'works'>, 'filters'> & {
    filters: Record<'service' | 'industry', Filter> & { clear: string };
  };
  works: (WorkTeaser & { services: string[]; industries: string[] })[];
  services: Option[];
  industries: Option[];
}

export const WorksScreen = (props: WorksProps) => (
  <>
    <PageHead title={props.text.headline} lead={props.text.lead} foot={3} />
    <BelowFirstScreen>
      <FilteredWorks {...props} />
      {props.text.call && <ClosingCall {...props.text.call} />}
    </BelowFirstScreen>
  </>
);
