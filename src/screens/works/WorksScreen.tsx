import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { FilteredWorks } from './FilteredWorks.tsx';
import type { WorksProps } from './works.props.ts';

export const WorksScreen = (props: WorksProps) => (
  <>
    <PageHead title={props.text.headline} lead={props.text.lead} foot={3} beside />
    <BelowFirstScreen>
      <FilteredWorks {...props} />
      {props.text.call && <ClosingCall {...props.text.call} />}
    </BelowFirstScreen>
  </>
);
