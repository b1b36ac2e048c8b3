/**
 * Lets browsers paint every page before they fetch its scripts. Pages are complete without them, so on a slow line text, font
 * and pictures go first. The page contains the list of scripts as data, and one small script, the same on all pages and so
 * one hash in the policy, loads them after the first frame.
 */
const id = 'scripts';

/**
 * The default Trusted Types policy. It allows script and worker addresses of this origin, which covers this loader and the
 * worker that compresses recordings, and strings without markup, except the empty element from which React creates scripts
 * (structured data; such a script never runs). It allows no code. Next and webpack have their own policies.
 */
const trust =
  'self.trustedTypes?.createPolicy("default",{createScriptURL:u=>new URL(u,location.origin).origin===location.origin?u:null,createHTML:h=>h==="<script><\\/script>"||!h.includes("<")?h:null});';

/**
 * A visitor who goes back to a page of this document's history before the scripts have loaded would see only the address
 * change, so this reloads. Later the router replaces it (src/shell/patchRouter.ts).
 */
const goingBack =
  'const at=()=>location.href.split("#")[0],here=at();onpopstate=()=>{at()===here||location.reload()};';

/**
 * A frame is painted between the callback and the first timer; a hidden tab paints none. Each script is requested in a separate
 * task, because a request takes a slow phone some 10 ms. Scripts added like this run in the order of the list.
 */
const loader = `${trust}{${goingBack}}(document.hidden?setTimeout:requestAnimationFrame)(()=>{const list=JSON.parse(document.getElementById("${id}").textContent);setTimeout(function next(){const src=list.shift();if(src){document.body.append(Object.assign(document.createElement("script"),{src,async:!1}));setTimeout(next)}})})`;

const deferred = /<script\b(?=[^>]* defer="")[^>]*? src="([^"]+)"[^>]*><\/script>/g;
/** Matches only the element that `deferScripts` writes. */
const list = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`);

/** The addresses of the scripts that an exported page loads, in their order. */
export function deferredScriptsOf(html: string): string[] {
  return JSON.parse(list.exec(html)?.[1] ?? '[]');
}

/**
 * Defers the scripts of one exported page and drops those for browsers without modules. It uses regular expressions, because a
 * parser would serialise the whole page again, with other bytes.
 */
export function deferScripts(html: string): string {
  const sources = [...html.matchAll(deferred)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .map(([, source]) => source);
  if (sources.length === 0) return html;
  const data = `<script type="application/json" id="${id}">${JSON.stringify(sources)}</script>`;
  return html
    .replace(deferred, '')
    .replace('</body>', () => `${data}<script>${loader}</script></body>`);
}
