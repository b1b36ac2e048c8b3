import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Field } from '../../ui/Field.tsx';
import { ChapterLine } from '../../ui/line/ChapterLine.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { ClosingDrawing } from '../closing/ClosingDrawing.tsx';
import { IndustriesOnLine, type IndustryOnLine } from './IndustriesOnLine.tsx';

export interface IndustriesProps {
  text: PageText<'industries'>;
  line: ComponentProps<typeof ChapterLine>;
  /** Industries with a work in them. */
  withWorks: IndustryOnLine[];
  withoutWorks: IndustryOnLine[];
}

/** Clips the line, which continues from one section to the next. */
const IndustriesField = styled(Field)`overflow: clip;`;

export const IndustriesScreen = ({ text, line, withWorks, withoutWorks }: IndustriesProps) => (
  <>
    <PageHead
      title={text.headline}
      lead={text.lead}
      foot={<ChapterLine {...line} />}
      ruled
      beside
    />
    <BelowFirstScreen>
      {text.with && withWorks.length > 0 && (
        <IndustriesField aria-labelledby="with">
          <SectionHead id="with" heading={text.with.heading} text={text.with.text} />
          <IndustriesOnLine industries={withWorks} last={withoutWorks.length === 0} />
        </IndustriesField>
      )}
      {text.without && withoutWorks.length > 0 && (
        <IndustriesField $tone="quiet" aria-labelledby="without">
          <SectionHead id="without" heading={text.without.heading} text={text.without.text} />
          <IndustriesOnLine industries={withoutWorks} preceding={withWorks.length} last />
        </IndustriesField>
      )}
      {text.call && (
        <ClosingCall {...text.call}>
          {withWorks[0] && <ClosingDrawing slug={withWorks[0].slug} />}
        </ClosingCall>
      )}
    </BelowFirstScreen>
  </>
);
