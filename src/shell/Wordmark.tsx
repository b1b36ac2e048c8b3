import styled from 'styled-components';
import { logoFrame, wordmarkSize } from '../env/shell.ts';
import { site } from '../site.ts';
import { Link } from '../ui/Link.tsx';
import { type InShellLanguage, shellWords } from './shellWords.ts';

const Mark = styled(Link)`
  padding: 0.4em 0;
  font-size: ${wordmarkSize};
  font-weight: 700;
  line-height: 1;
  letter-spacing: -0.045em;
  text-decoration: none;
`;

export const Wordmark = ({ language }: InShellLanguage) => (
  <Mark href="/" aria-label={shellWords[language].home}>
    {logoFrame ? (
      // As high as the letters it stands for.
      <svg
        viewBox={logoFrame}
        style={{ display: 'inline', width: 'auto', height: '1em', verticalAlign: '-0.1em' }}
        aria-hidden
      >
        <use href="/illustrations/logo.svg#logo" />
      </svg>
    ) : (
      site.wordmark
    )}
  </Mark>
);
