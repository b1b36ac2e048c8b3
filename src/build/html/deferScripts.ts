import type { Counter } from '../../content/build/loadAgency.ts';

/**
 * Makes browsers paint a page, which is complete without scripts, before they fetch its scripts
 * (ADR 8). The inline script is the same on all pages, so that the policy needs only one hash.
 */
const id = 'scripts';

/** Writes a value as a literal that an inline script may contain. */
const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The default Trusted Types policy: scripts from this origin, that of the visitor counter, and strings
 * without markup. React needs the empty script to create elements. Next and webpack have their own
 * policies.
 */
const trust = (counter?: Counter) =>
  `self.trustedTypes?.createPolicy("default",{createScriptURL:u=>new URL(u,origin).origin===origin${counter ? `||u===${literal(counter.script)}` : ''}?u:null,createHTML:h=>h==="<script><\\/script>"||!h.includes("<")?h:null});`;

/**
 * If a visitor goes back before the router has loaded, only the URL would change. The router
 * replaces this handler (src/shell/patchRouter.ts).
 */
const goingBack =
  'const at=()=>location.href.split("#")[0],here=at();onpopstate=()=>{at()===here||location.reload()};';

const count = ({ script: src, attributes }: Counter) =>
  `else{const s=document.createElement("script");for(const[k,v]of ${literal(Object.entries({ ...attributes, src }))})s.setAttribute(k,v);document.body.append(s)}`;

/**
 * A hidden tab never paints. Each script has a separate task, because starting a request takes a
 * slow phone some 10 ms.
 */
const loader = (counter?: Counter) =>
  `${trust(counter)}{${goingBack}}(document.hidden?setTimeout:requestAnimationFrame)(()=>{const list=JSON.parse(document.getElementById("${id}").textContent);setTimeout(function next(){const src=list.shift();if(src){document.body.append(Object.assign(document.createElement("script"),{src,async:!1}));setTimeout(next)}${counter ? count(counter) : ''}})})`;

const deferred = /<script\b(?=[^>]* defer="")[^>]*? src="([^"]+)"[^>]*><\/script>/g;
const list = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`);

export function deferredScriptsOf(html: string): string[] {
  return JSON.parse(list.exec(html)?.[1] ?? '[]');
}

/**
 * Uses regular expressions, because a parser would serialize the page differently. Removes scripts
 * for browsers without modules.
 */
export function deferScripts(html: string, counter?: Counter): string {
  const sources = [...html.matchAll(deferred)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .map(([, source]) => source);
  if (sources.length === 0) return html;
  const data = `<script type="application/json" id="${id}">${JSON.stringify(sources)}</script>`;
  return html
    .replace(deferred, '')
    .replace('</body>', () => `${data}<script>${loader(counter)}</script></body>`);
}
