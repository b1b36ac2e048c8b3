import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import type { Counter } from '../../content/schemas/agencySchema.ts';

const deferred = /<script\b(?=[^>]* defer="")[^>]*? src="([^"]+)"[^>]*><\/script>/g;
const list = /<script type="application\/json" id="scripts">(.*?)<\/script>/;

export function deferredScriptsOf(html: string): string[] {
  return JSON.parse(list.exec(html)?.[1] ?? '[]');
}

/** The same on all pages, so that their policy needs only one hash. */
export function scriptLoader(counter?: Counter): string {
  const source = readFileSync(join(import.meta.dirname, 'loadScripts.js'), 'utf8');
  const attributes = counter ? { ...counter.attributes, src: counter.script } : null;
  const define = { COUNTER: JSON.stringify(attributes) };
  return transformSync(source, { define, format: 'iife', minify: true }).code.trim();
}

/**
 * Makes browsers paint a page, which is complete without scripts, before they fetch its scripts
 * (ADR 8). Uses regular expressions, because a parser would serialize the page differently. Removes
 * scripts for browsers without modules.
 */
export function deferScripts(html: string, loader: string): string {
  const sources = [...html.matchAll(deferred)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .map(([, source]) => source);
  if (sources.length === 0) return html;
  const data = `<script type="application/json" id="scripts">${JSON.stringify(sources)}</script>`;
  return html
    .replace(deferred, '')
    .replace('</body>', () => `${data}<script>${loader}</script></body>`);
}
