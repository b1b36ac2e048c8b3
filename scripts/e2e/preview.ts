import { readFileSync } from 'node:fs';
import type { BuildFacts } from '../build/facts.ts';
import { scriptHashes } from '../edge/headers.ts';
import { contentSecurityPolicy } from '../edge/policy.ts';
import { addPreviewRibbon } from '../html/previewRibbon.ts';
import { servePages } from '../serve/servePages.ts';

/** Serves the site in `out` as a preview: with its ribbon, and headers that allow what the ribbon does. @returns its address */
export async function serveAsPreview(vars: Record<string, string>) {
  const facts: BuildFacts = JSON.parse(readFileSync('out/build.json', 'utf8'));
  // A preview that was built as one has it already.
  const isPage = (html: string) => html.includes('__NEXT_DATA__');
  const change = (html: string) => (facts.environment === 'preview' || !isPage(html) ? html : addPreviewRibbon(html, facts));
  const policy = contentSecurityPolicy(scriptHashes('out', change));
  return { PREVIEW_URL: (await servePages('out', { vars, change, policy })).url };
}
