import type { GetStaticPropsResult } from 'next';
import { contentFolder } from '../../../content/contentFolder.ts';
import { readPageLine } from '../../../content/drawings/readDrawing.ts';
import { weave } from '../../../illustrations/crossings.ts';
import { chapterLine } from '../../../ui/line/chapterLineProps.ts';
import { legalProps } from '../legal.props.ts';
import type { DueDiligenceProps } from './DueDiligenceScreen.tsx';
import { partLineHeight, partLineSize } from './partLine.ts';

/** Adds the drawings of its parts to the page: `due-diligence-{id of the first section}.svg`. */
export function dueDiligenceProps(): GetStaticPropsResult<DueDiligenceProps> {
  const page = legalProps('due-diligence');
  if (!('props' in page)) return page;
  const partLines = Object.fromEntries(
    page.props.text.sections.flatMap(({ id }) => {
      const [line, ...details] =
        readPageLine(`${contentFolder}/legal/due-diligence-${id}.svg`) ?? [];
      if (!line) return [];
      return [[id, { ...chapterLine(weave(line), partLineHeight, partLineSize), details }]];
    }),
  );
  return { props: { ...page.props, partLines } };
}
