import styled from 'styled-components';
import { logoFrame, wordmarkSize } from '../env/shell.ts';
import { site } from '../site.ts';
import { Link } from '../ui/Link.tsx';
import type { InShell } from './shellWords.ts';

const WordmarkLink = styled(Link)`
  padding: 0.4em 0;
  font-size: ${wordmarkSize};
  font-weight: 700;
  line-height: 1;
  letter-spacing: -0.045em;
  text-decoration: none;
  ${logoFrame ? 'svg { display: inline; width: auto; height: 1em; vertical-align: -0.1em; }' : ''}
`;

/** The agency's logo, or its name in letters, as a link to the home page. */
export const Wordmark = ({ words }: InShell) => (
  <WordmarkLink href="/" aria-label={words.home}>
    {logoFrame ? (
      <svg viewBox={logoFrame} aria-hidden>
        <use href="/illustrations/logo.svg#logo" />
      </svg>
    ) : (
      site.wordmark
    )}
  </WordmarkLink>
);
