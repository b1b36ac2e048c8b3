import { useState } from 'react';
import styled from 'styled-components';
import { shellLanguage } from '../../site.ts';
import { type as sizes, space } from '../../theme/tokens.ts';
import { tone } from '../../ui/Field.tsx';

const Ribbon = styled.aside`
  ${tone('inverse')}
  position: fixed;
  bottom: 0;
  left: 0;
  /* Below the menu and the cookie notice, which must be answered as they are on the live site. */
  z-index: 2;
  display: flex;
  max-width: calc(100vw - ${space.margin});
  font-size: ${sizes.small};
  line-height: 1.4;
  /* What lies below stays within reach; only the button takes the pointer. */
  pointer-events: none;

  p { overflow: hidden; padding: 0.6rem 0 0.6rem 0.8rem; text-overflow: ellipsis; white-space: nowrap; }
  button {
    min-width: 2.75rem;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    pointer-events: auto;
  }
`;

/** Says that this is a preview and of what. Once dismissed it is gone until the page is loaded again. */
export function PreviewRibbon() {
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  return (
    <Ribbon lang={shellLanguage} data-screen-only="" aria-label="Preview">
      <p>
        {/* The commit first: a long branch is cut short on phones. */}
        Preview: {process.env.RELEASE} of {process.env.BRANCH}
      </p>
      <button type="button" onClick={() => setShown(false)} aria-label="Take the preview ribbon away">
        ×
      </button>
    </Ribbon>
  );
}
