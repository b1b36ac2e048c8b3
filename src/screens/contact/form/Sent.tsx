import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { sent } from '../../../contact/labels.ts';
import type { Contact } from '../../../contact/schema.ts';
import { Chapter, Lead } from '../../../ui/text.ts';

const Thanks = styled.div`
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  max-width: 46rem;
  h2:focus { outline: none; }
  scroll-margin-top: 8rem;
`;

/** Takes the form's place, and the focus, when the inquiry is stored. */
export function Sent({ kind, reference }: { kind: Contact['kind']; reference: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Thanks>
      <img src="/illustrations/cub-sent.svg" alt="" width={160} height={160} />
      <Chapter ref={heading} tabIndex={-1}>
        {sent[kind].heading}
      </Chapter>
      <Lead>{sent[kind].next}</Lead>
      <p>
        Your reference is <strong>{reference}</strong>. Name it if you write again.
      </p>
    </Thanks>
  );
}
