import type { ComponentProps } from 'react';
import { Each } from '../../ui/Each.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Columns } from '../../ui/layout/Columns.ts';
import { ChapterLine } from '../../ui/line/ChapterLine.tsx';
import { Prose, SideChapter } from '../../ui/text.ts';
import { WorkSection } from './ClientSection.ts';

interface Props {
  line: ComponentProps<typeof ChapterLine>;
  heading: string;
  texts: readonly string[];
  /** The label of the row that shows the other paragraphs on phones. Without it they are shown. */
  more?: string | undefined;
}

/**
 * A chapter of a work's story. The line above it is tangled at first and straight in the last
 * chapter.
 */
export const Story = ({ line, heading, texts, more }: Props) => (
  <WorkSection>
    <ChapterLine {...line} />
    <Columns $columns="third" $from="tablet">
      <SideChapter>{heading}</SideChapter>
      <Prose>
        <Each as="p" texts={more ? texts.slice(0, 1) : texts} foreign />
        {more && texts.length > 1 && (
          <Fold summary={more} topic={heading}>
            <Each as="p" texts={texts.slice(1)} foreign />
          </Fold>
        )}
      </Prose>
    </Columns>
  </WorkSection>
);
