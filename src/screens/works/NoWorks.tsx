import styled from 'styled-components';
import type { PageText } from '../../content/pageSchemas.ts';
import { routes } from '../../site.ts';
import { TextLink } from '../../ui/TextLink.ts';
import { Chapter } from '../../ui/text.ts';

const Empty = styled.div`
  &:not([hidden]) { display: grid; }
  justify-items: start;
  gap: 1rem;
  padding: 3rem 0;
  & > div { display: flex; flex-wrap: wrap; gap: 0 2rem; }
`;

type Props = PageText<'works'>['empty'] & { clear: string };

/** `applyFilter` shows it when no work matches the filter. */
export const NoWorks = ({ heading, text, link, clear }: Props) => (
  <Empty data-shown-if="none" hidden suppressHydrationWarning>
    <img src="/illustrations/cub-empty.svg" alt="" width={160} height={160} loading="lazy" />
    <Chapter as="h2">{heading}</Chapter>
    <p>{text}</p>
    <div>
      <TextLink href={routes.works} scroll={false} shallow>
        {clear}
      </TextLink>
      <TextLink href={routes.contact}>{link}</TextLink>
    </div>
  </Empty>
);
