import { hasSamples } from '../env/shell.ts';
import { color } from '../theme/theme.ts';
import { fontSize, space } from '../theme/tokens.ts';
import { shellWords } from './shellWords.ts';

/**
 * The ribbon lies below the menu and the cookie notice, which must be answered as on the live site.
 * Only its button catches clicks, so everything beneath it can be reached.
 */
export const previewRibbonStyle = `
  [data-preview] {
    --focus: ${color.inverseLine};
    position: fixed;
    bottom: 0;
    left: 0;
    z-index: 2;
    display: flex;
    max-width: calc(100vw - ${space.margin});
    background: ${color.inverse};
    color: ${color.onInverse};
    font-size: ${fontSize.small};
    line-height: 1.3;
    padding: 0.3rem 0;
    pointer-events: none;
  }
  [data-preview] p {
    overflow: hidden;
    padding-left: 0.8rem;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  [data-preview] button {
    min-width: 2.75rem;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    pointer-events: auto;
  }
`;

const removeOnClick = `
  document.currentScript.closest('[data-preview]').onclick = ({ target, currentTarget }) =>
    target.closest('button') && currentTarget.remove();
`;

interface Props {
  commit: string;
  branch: string;
}

/**
 * Says which commit and branch a preview was built from, until it is dismissed. The document
 * renders it outside of the element that React hydrates, so a preview has exactly the scripts of
 * the live site.
 */
export const PreviewRibbon = ({ commit, branch }: Props) => (
  <aside lang="en" data-preview="" data-screen-only="" aria-label="Preview">
    <p>{`${hasSamples ? `${shellWords.footer.samples} ` : ''}Preview: ${commit} of ${branch}`}</p>
    <button type="button" aria-label="Take the preview ribbon away">
      {'×'}
    </button>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; React does not hydrate the document */}
    <script dangerouslySetInnerHTML={{ __html: removeOnClick }} />
  </aside>
);
