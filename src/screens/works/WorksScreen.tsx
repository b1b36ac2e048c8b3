import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { ChapterLine } from '../../ui/line/ChapterLine.tsx';
import { stageLine } from '../../ui/line/chapterLineProps.ts';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { ClosingCall } from '../shared/closing/ClosingCall.tsx';
import { ClosingDrawing } from '../shared/closing/ClosingDrawing.tsx';
import { FilteredWorks } from './FilteredWorks.tsx';
import type { WorksProps } from './works.props.ts';

export const WorksScreen = (props: WorksProps) => (
  <>
    <PageIntro
      title={props.text.headline}
      lead={props.text.lead}
      foot={<ChapterLine {...stageLine(0, 'clamp(4.25rem, 12vw, 11rem)')} />}
      leadBesideTitle
    />
    <BelowFirstScreen>
      <FilteredWorks {...props} />
      {props.text.call && (
        <ClosingCall {...props.text.call}>
          {props.isDrawn && <ClosingDrawing path="/works" />}
        </ClosingCall>
      )}
    </BelowFirstScreen>
  </>
);
