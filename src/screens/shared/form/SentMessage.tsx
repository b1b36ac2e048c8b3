import Router from 'next/router';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import formWords from '#words/form';
import { displayFields } from '../../../contact/displayFields.ts';
import type { ValidForm } from '../../../contact/schema.ts';
import { sentText } from '../../../contact/sentText.ts';
import { pictureAt, poses } from '../../../content/facts/mascots.ts';
import { belowHeader, fontSize } from '../../../theme/tokens.ts';
import { announce } from '../../../ui/announce.ts';
import { Pairs } from '../../../ui/Each.tsx';
import { Chapter, Lead, Title } from '../../../ui/text.ts';

const SentMessageBox = styled.div`
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  align-content: start;
  max-width: 46rem;
  scroll-margin-top: ${belowHeader('3rem')};
`;

const SentMessageMascot = styled.img`
  width: min(50vw, 45svh, 22rem);
  height: auto;
`;

const SentMessageHeading = styled(Chapter)`
  &:focus { outline: none; }
`;

const SentMessageReference = styled.p`
  margin-top: 0.5rem;
  padding-top: 1rem;
  border-top: 2px solid var(--line);
`;

const ReferenceNumber = styled.strong`
  display: block;
  font-size: ${fontSize.title};
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
`;

const SentMessageCopy = styled.dl`
  display: grid;
  gap: 1rem;
  dt { font-weight: 600; }
  dd { max-width: 34em; white-space: pre-line; overflow-wrap: anywhere; }
`;

/** Replaces the form when the inquiry is stored, and takes the focus. */
export function SentMessage({ form, reference }: { form: ValidForm; reference: string }) {
  const { kind, language } = form;
  const words = formWords[language];
  // Keeps the text of the day of sending, even when the page stays open past midnight.
  const [text] = useState(() => sentText(kind, language, Date.now()));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'start' });
    // Screen readers miss the new focus, because the focused form disappears at the same moment.
    announce(`${text.heading} ${text.next} ${words.reference} ${reference}`);
  }, [text, words, reference]);
  useEffect(() => {
    // A link to this page asks for the form again. On another page the heading is gone by then.
    const showForm = () => heading.current && window.location.reload();
    Router.events.on('routeChangeComplete', showForm);
    return () => Router.events.off('routeChangeComplete', showForm);
  }, []);
  return (
    <SentMessageBox>
      {poses.sent && (
        <SentMessageMascot src={pictureAt(poses.sent)} alt="" width={160} height={160} />
      )}
      <SentMessageHeading ref={heading} tabIndex={-1}>
        {text.heading}
      </SentMessageHeading>
      <Lead>{text.next}</Lead>
      <SentMessageReference>
        {words.reference} <ReferenceNumber>{reference}</ReferenceNumber>
      </SentMessageReference>
      <Title>{words.copy}</Title>
      <SentMessageCopy>
        <Pairs pairs={displayFields(form)} />
      </SentMessageCopy>
    </SentMessageBox>
  );
}
