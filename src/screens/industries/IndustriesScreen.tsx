import type { ComponentProps } from 'react';
import type { PageText } from '../../content/schemas/pageSchemas.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { ChapterLine } from '../../ui/line/ChapterLine.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { ClosingCall } from '../shared/closing/ClosingCall.tsx';
import { ClosingDrawing } from '../shared/closing/ClosingDrawing.tsx';
import { IndustriesOnLine, type IndustryOnLine } from './IndustriesOnLine.tsx';

export interface IndustriesProps {
  text: PageText<'industries'>;
  line: ComponentProps<typeof ChapterLine>;
  /** Industries with a work in them. */
  withWorks: IndustryOnLine[];
  withoutWorks: IndustryOnLine[];
  /** The drawing at the page's end. */
  closing: string | null;
}

export const IndustriesScreen = ({
  text,
  line,
  withWorks,
  withoutWorks,
  closing,
}: IndustriesProps) => (
  <>
    <PageIntro
      title={text.headline}
      lead={text.lead}
      foot={<ChapterLine {...line} />}
      leadBesideTitle
    />
    <BelowFirstScreen>
      {text.with && withWorks.length > 0 && (
        <IndustriesOnLine
          id="with"
          {...text.with}
          industries={withWorks}
          last={withoutWorks.length === 0}
        />
      )}
      {text.without && withoutWorks.length > 0 && (
        <IndustriesOnLine
          id="without"
          {...text.without}
          tone="quiet"
          industries={withoutWorks}
          preceding={withWorks.length}
          last
        />
      )}
      {text.call && (
        <ClosingCall {...text.call}>{closing && <ClosingDrawing path={closing} />}</ClosingCall>
      )}
    </BelowFirstScreen>
  </>
);
