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
  /** The label of the switch that shows all but the first paragraph on phones. */
  more: string;
}

/** A chapter of a work's story below a line, which is as tangled as the story is at that point. */
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
