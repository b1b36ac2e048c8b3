import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { FieldErrors } from '../../../contact/schema.ts';
import { sentences } from '../../../contact/sentences.ts';
import type { Language } from '../../../content/facts/language.ts';
import { site } from '../../../site.ts';
import { coarse, color } from '../../../theme/theme.ts';
import { belowHeader, titleType } from '../../../theme/tokens.ts';

const Box = styled.div`
  padding-left: 1.25rem;
  border-left: 6px solid ${color.accent};
  scroll-margin-top: ${belowHeader('3rem')};
  h3 { ${titleType} }
  ul { margin: 0.75rem 0 0; padding-left: 1.1em; }
  p { margin-top: 0.5rem; }
  ${coarse} { a { display: block; padding: 0.5em 0; } }
  &:focus { outline: none; }
  &:focus-visible { outline: 3px solid var(--focus); outline-offset: 6px; }
`;

interface Props {
  language: Language;
  errors: FieldErrors;
  failure: string | undefined;
  /** Counts finished attempts; each moves the focus here. */
  returned: number;
}

/** Lists everything that keeps the form from being sent, with a link to each field. */
export function ErrorSummary({ language, errors, failure, returned }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const found = Object.entries(errors);
  const words = sentences[language];
  useEffect(() => {
    if (returned > 0) box.current?.focus();
  }, [returned]);
  if (!failure && found.length === 0) return null;
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-labelledby="summary">
      <h3 id="summary">{failure ?? words.errorCount(found.length)}</h3>
      {failure ? (
        <p>
          {words.tryAgain} <a href={`mailto:${site.inquiries.email}`}>{site.inquiries.email}</a>.
        </p>
      ) : (
        <ul>
          {found.map(([name, sentence]) => (
            <li key={name}>
              <a href={`#${name}`}>{sentence}</a>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}
