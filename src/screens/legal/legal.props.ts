import type { GetStaticPropsResult } from 'next';
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
  const closing = closingDrawings.find((name) => name === slug);
  return {
    props: {
      text,
      words: loadPage('legal', { date: text.asOf }),
      line: pageLine(`legal/${slug}`, lineSize),
      ...(closing && readDrawing(closingDrawingFile(closing)) && { closing: `/${closing}` }),
    },
  };
}
