import { shellWords } from '../../src/shell/shellWords.ts';
import { shellLanguage } from '../../src/site.ts';
import { color } from '../../src/theme/theme.ts';
import { type as sizes, space } from '../../src/theme/tokens.ts';
import type { BuildFacts } from '../build/facts.ts';
import { listSamples } from '../build/samples.ts';

const label = 'Preview';
const samples = listSamples().length > 0 ? `${shellWords[shellLanguage].footer.samples} ` : '';

/** Below the menu and the cookie notice, which must be answered as they are on the live site. */
const style = `
aside[aria-label=${label}]{--focus:${color.inverseLine};position:fixed;bottom:0;left:0;z-index:2;display:flex;max-width:calc(100vw - ${space.margin});background:${color.inverse};color:${color.onInverse};font-size:${sizes.small};line-height:1.3;padding:.3rem 0;pointer-events:none}
aside[aria-label=${label}] p{overflow:hidden;padding-left:.8rem;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2}
aside[aria-label=${label}] button{min-width:2.75rem;border:0;background:none;color:inherit;font:inherit;cursor:pointer;pointer-events:auto}`;

/** Once dismissed it is gone until the page is loaded again. */
const script =
  '{const{parentNode}=document.currentScript;parentNode.querySelector("button").onclick=()=>parentNode.remove()}';

/**
 * Puts onto an exported page that it is a preview and of what. It stands beside what React renders, so that a preview has the
 * very scripts of the live site. What lies below stays within reach: only the button takes the pointer.
 */
export function addPreviewRibbon(
  html: string,
  { commit, branch }: Pick<BuildFacts, 'commit' | 'branch'>,
): string {
  const text = `${samples}Preview: ${commit} of ${branch}`
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
  const button = '<button type="button" aria-label="Take the preview ribbon away">×</button>';
  const ribbon = `<aside lang="${shellLanguage}" data-screen-only="" aria-label="${label}"><p>${text}</p>${button}<script>${script}</script></aside>`;
  const parts = /^(.*?)(<\/head>.*?)(<script id="__NEXT_DATA__".*)$/s.exec(html);
  if (!parts)
    throw new Error(
      'A page has no data for React to begin from. Does Next write it in another way?',
    );
  const [, head, body, data] = parts;
  return `${head}<style>${style}</style>${body}${ribbon}${data}`;
}
