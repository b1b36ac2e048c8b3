import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Kind } from '../../../contact/fields.ts';
import { sentences } from '../../../contact/sentences.ts';
import { sentText } from '../../../contact/sentText.ts';
import type { Language } from '../../../content/facts/language.ts';
import { pictureAt, poses } from '../../../content/facts/mascots.ts';
import { belowHeader, fontSize } from '../../../theme/tokens.ts';
import { announce } from '../../../ui/announce.ts';
import { Chapter, Lead } from '../../../ui/text.ts';

const SentMessageBox = styled.div`
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  align-content: start;
  max-width: 46rem;
  img { width: clamp(7rem, 20vw, 10rem); }
  h2:focus { outline: none; }
  scroll-margin-top: ${belowHeader('3rem')};
`;

const SentMessageReference = styled.p`
  margin-top: 0.5rem;
  padding-top: 1rem;
  border-top: 2px solid var(--line);
  strong { display: block; font-size: ${fontSize.title}; line-height: 1.3; font-variant-numeric: tabular-nums; }
`;

/** Replaces the form when the inquiry is stored, and takes the focus. */
export function SentMessage({
  kind,
  language,
  reference,
}: {
  kind: Kind;
  language: Language;
  reference: string;
}) {
  const words = sentences[language];
  // Keeps the text of the day of sending, even when the page stays open past midnight.
  const [text] = useState(() => sentText(kind, language, Date.now()));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'start' });
    // Screen readers miss the new focus, because the focused form disappears at the same moment.
    announce(`${text.heading} ${text.next} ${words.reference} ${reference}`);
  }, [text, words, reference]);
  return (
    <SentMessageBox>
      {poses.sent && <img src={pictureAt(poses.sent)} alt="" width={160} height={160} />}
      <Chapter ref={heading} tabIndex={-1}>
        {text.heading}
      </Chapter>
      <Lead>{text.next}</Lead>
      <SentMessageReference>
        {words.reference} <strong>{reference}</strong>
      </SentMessageReference>
    </SentMessageBox>
  );
}
