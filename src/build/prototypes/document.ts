import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { documentLimit, prototypeFile } from '../../content/checks/prototype.ts';
import type { PrototypeText } from '../../content/schemas/workSchema.ts';
import type { PrototypeMessage } from '../../screens/shared/prototype/prototypeFrame.ts';
import { hashSource } from '../host/policy.ts';
import { prototypeFont } from './font.ts';

/** @param message an expression */
const post = (message: `"${PrototypeMessage & string}"` | `[${string}]`) =>
  `parent.postMessage(${message},"*")`;

/** Browsers differ in whether a focus in a sandboxed frame scrolls the page around it. */
const reportFocus = `addEventListener("focusin",({target:t})=>{if(!t.matches(":focus-visible"))return;const r=t.getBoundingClientRect();${post('[r.top,innerWidth-r.right,innerHeight-r.bottom,r.left]')}});`;

/**
 * Escape leaves the frame. The prompt comes 300 ms after loading, because screen readers read only
 * changes of a status.
 */
const frameScript = (prompt: string) =>
  `${reportFocus}addEventListener("keydown",e=>{if(e.key==="Escape"&&!e.defaultPrevented)${post('"leave"')}});document.fonts.ready.then(()=>{${post('"ready"')};setTimeout(()=>{document.querySelector("[role=status]").textContent||=${JSON.stringify(prompt)}},300)})`;

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const contentSecurityPolicy = (style: string, script: string) =>
  [
    "default-src 'none'",
    `style-src ${hashSource(style)}`,
    `script-src ${hashSource(script)}`,
    'img-src data: blob:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** @throws Error if it is too large */
export async function prototypeDocument(
  slug: string,
  { title, prompt }: Pick<PrototypeText, 'title' | 'prompt'>,
): Promise<string> {
  const font = await prototypeFont(slug);
  const read = (part: 'html' | 'css' | 'js') => readFileSync(prototypeFile(slug, part), 'utf8');
  const style = font + transformSync(read('css'), { loader: 'css', minify: true }).code.trim();
  const source = `${read('js')}\n${frameScript(prompt)}`;
  const script = transformSync(source, {
    loader: 'js',
    format: 'esm',
    minify: true,
    target: 'es2022',
  }).code.trim();
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(style, script)}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><style>${style}</style></head><body>`,
    read('html').trim().replace(/\n\s*/g, '\n'),
    `<script type="module">${script}</script></body></html>\n`,
  ].join('');
  const bytes = Buffer.byteLength(html) - font.length;
  if (bytes > documentLimit)
    throw new Error(
      `${prototypeFile(slug, 'js')}: its document has ${bytes} bytes without its font; expected ${documentLimit} at most`,
    );
  return html;
}
