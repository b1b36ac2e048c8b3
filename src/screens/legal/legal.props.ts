import type { GetStaticPropsResult } from 'next';
import { hasLegal, loadLegal, loadPage } from '../../content/build/load.ts';
import type { LegalProps } from './LegalScreen.tsx';

/** What a page of `src/content/legal/` shows; without its file there is no such page. */
export function legalProps(slug: string, load = loadLegal): GetStaticPropsResult<LegalProps> {
  if (!hasLegal(slug)) return { notFound: true };
  const text = load(slug);
  return { props: { text, words: loadPage('legal', { date: text.asOf }) } };
}
