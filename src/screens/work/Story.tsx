import type { ComponentProps } from 'react';
import { Each } from '../../ui/Each.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Columns } from '../../ui/layout/Columns.ts';
import { ChapterLine } from '../../ui/line/ChapterRule.tsx';
import { Chapter, Prose } from '../../ui/text.ts';
import { CaseField } from './ClientField.ts';

interface Props {
  line: ComponentProps<typeof ChapterLine>;
  heading: string;
  texts: readonly string[];
  /** The label of the button that shows the other paragraphs on phones. */
  more: string;
}

/**
 * A chapter of a work's story. The line above it is tangled at first and straight in the last
 * chapter.
 */
export const Story = ({ line, heading, texts: [first = '', ...rest], more }: Props) => (
  <CaseField>
    <ChapterLine {...line} />
    <Columns $columns="third">
      <Chapter>{heading}</Chapter>
      <Prose>
        <Each as="p" texts={[first]} foreign />
        {rest.length > 0 && (
          <Fold summary={more} topic={heading}>
            <Each as="p" texts={rest} foreign />
          </Fold>
        )}
      </Prose>
    </Columns>
  </CaseField>
);
