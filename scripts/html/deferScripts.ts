/**
 * Lets every page be painted before its scripts are fetched. Pages are whole without them, so on a slow line text, font
 * and pictures go first. The list of scripts stands in the page as data, and one small script, the same on all pages and
 * hence one hash in the policy, asks for them after the first frame.
 */
const id = 'scripts';

/**
 * What the policy lets texts become: addresses of scripts and workers of this origin, which covers this loader and the
 * worker that packs recordings; and what is no markup, but for the empty element that React makes scripts of (structured
 * data; one made like that never runs). Code never comes from texts. Next and webpack have policies of their own.
 */
const trust =
  'self.trustedTypes?.createPolicy("default",{createScriptURL:u=>new URL(u,location.origin).origin===location.origin?u:null,createHTML:h=>h==="<script><\\/script>"||!h.includes("<")?h:null});';

/**
 * Whoever goes back before the scripts are there, to a page that they had drawn into this document's history, would see only
 * the address change. The router takes over from this (src/shell/pageChanges.ts).
 */
const goingBack = 'const at=()=>location.href.split("#")[0],here=at();onpopstate=()=>{at()===here||location.reload()};';

/**
 * A frame is painted between the callback and the first timer; in a hidden tab none would come. Each script is asked for in
 * a task of its own, as asking takes a slow phone some 10 ms. Scripts added like this run in the order of the list.
 */
const loader = `${trust}{${goingBack}}(document.hidden?setTimeout:requestAnimationFrame)(()=>{const list=JSON.parse(document.getElementById("${id}").textContent);setTimeout(function next(){const src=list.shift();if(src){document.body.append(Object.assign(document.createElement("script"),{src,async:!1}));setTimeout(next)}})})`;

const deferred = /<script\b(?=[^>]* defer="")[^>]*? src="([^"]+)"[^>]*><\/script>/g;
/** As `deferScripts` writes it, and nobody else. */
const list = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`);

/** The addresses of the scripts that an exported page loads, in their order. */
export function deferredScriptsOf(html: string): string[] {
  return JSON.parse(list.exec(html)?.[1] ?? '[]');
}

/**
 * One exported page with its scripts put off. What only browsers without modules would load is left out. By expressions, as a
 * parser would write the whole page anew, in other bytes.
 */
export function deferScripts(html: string): string {
  const sources = [...html.matchAll(deferred)].filter(([tag]) => !/nomodule/i.test(tag)).map(([, source]) => source);
  if (sources.length === 0) return html;
  const data = `<script type="application/json" id="${id}">${JSON.stringify(sources)}</script>`;
  return html.replace(deferred, '').replace('</body>', () => `${data}<script>${loader}</script></body>`);
}
