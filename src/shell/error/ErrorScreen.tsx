import styled from 'styled-components';
import { routes, site } from '../../site.ts';
import { belowHeader } from '../../theme/tokens.ts';
import { Button } from '../../ui/button.ts';
import { Field } from '../../ui/Field.tsx';
import { TextLink } from '../../ui/TextLink.ts';
import { Display, Lead } from '../../ui/text.ts';
import { type InShellLanguage, shellWords } from '../shellWords.ts';

const Room = styled(Field)`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: 1.25rem;
  min-height: 100svh;
  padding-top: ${belowHeader('2rem')};
`;

/** Shown instead of a page that failed. Its links are plain, because a full load is the safe way out of any failure. */
export const ErrorScreen = ({ language }: InShellLanguage) => {
  const words = shellWords[language].failure;
  return (
    <Room $tone="loud">
      <img src="/illustrations/cub-lost.svg" alt="" width={160} height={160} />
      <Display>{words.title}</Display>
      <Lead>{words.lead}</Lead>
      <Button type="button" onClick={() => window.location.reload()}>
        {words.reload}
      </Button>
      <TextLink as="a" href={routes.home}>
        {words.home}
      </TextLink>
      <p>
        {words.contact} <a href={`mailto:${site.inquiries.email}`}>{site.inquiries.email}</a>.
      </p>
    </Room>
  );
};
