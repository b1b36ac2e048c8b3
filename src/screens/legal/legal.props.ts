import type { GetStaticPropsResult } from 'next';
import shellWords from '#words/shell';
import {
  closingDrawingFile,
  closingDrawings,
  readDrawing,
} from '../../content/drawings/readDrawing.ts';
import { hasLegal, loadLegal, loadPage } from '../../content/load/load.ts';
import { pageLine } from '../shared/pageLine.props.ts';
import type { LegalProps } from './LegalScreen.tsx';

/** CSS height of the title drawing; pages can override `--line-size`. */
const lineSize = 'var(--line-size, clamp(8rem, 28vw, 26rem))';

/** Returns the props for a file in `src/agency/legal/`. Without the file there is no page. */
export function legalProps(slug: string, load = loadLegal): GetStaticPropsResult<LegalProps> {
  if (!hasLegal(slug)) return { notFound: true };
  const text = load(slug);
  const words = loadPage('legal', { date: text.asOf });
  // The cookie notice says the same. As props they add nothing to scripts.
  const { accepted, refused } = shellWords.notice;
  const closing = closingDrawings.find((name) => name === slug);
  return {
    props: {
      text,
      words: { ...words, answer: { accepted, refused, ...words.answer } },
      line: pageLine(`legal/${slug}`, lineSize),
      ...(closing && readDrawing(closingDrawingFile(closing)) && { closing: `/${closing}` }),
    },
  };
}
