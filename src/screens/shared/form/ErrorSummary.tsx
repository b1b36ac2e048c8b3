import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { errorSummaryHeadingId, errorSummaryId } from '../../../contact/formIds.ts';
import type { FieldErrors } from '../../../contact/schema.ts';
import { errorCount } from '../../../contact/sentences.ts';
import { site } from '../../../site.ts';
import { coarse, color } from '../../../theme/theme.ts';
import { belowHeader, titleType } from '../../../theme/tokens.ts';
import type { FormWords } from '../../../words/words.ts';

/** Refers to tags, because functions/contact/responses.ts also writes its content. */
const ErrorSummaryBox = styled.div`
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
  /** Undefined until the visitor first uses the form. */
  words: FormWords | undefined;
  errors: FieldErrors;
  failure: string | undefined;
  /** The number of finished attempts. Each moves the focus to this summary. */
  attempts: number;
}

/**
 * Lists the form's errors with a link to each field. The page always contains it, hidden and empty,
 * so that the Function can fill it for visitors without scripts.
 */
export function ErrorSummary({ words, errors, failure, attempts }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const found = Object.entries(errors);
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);
  return (
    <ErrorSummaryBox
      ref={box}
      id={errorSummaryId}
      tabIndex={-1}
      role="group"
      aria-labelledby={errorSummaryHeadingId}
      hidden={!failure && found.length === 0}
    >
      {words && failure && (
        <>
          <h3 id={errorSummaryHeadingId}>{failure}</h3>
          <p>
            {words.tryAgain} <a href={`mailto:${site.inquiries.email}`}>{site.inquiries.email}</a>.
          </p>
        </>
      )}
      {words && !failure && found.length > 0 && (
        <>
          <h3 id={errorSummaryHeadingId}>{errorCount(words, found.length)}</h3>
          <ul>
            {found.map(([name, sentence]) => (
              <li key={name}>
                <a href={`#${name}`}>{sentence}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </ErrorSummaryBox>
  );
}
