import styled from 'styled-components';
import { routes } from '../../site.ts';
import { TextLink } from '../../ui/TextLink.ts';
import { Chapter } from '../../ui/text.ts';

const Empty = styled.div`
  display: grid;
  justify-items: start;
  gap: 1rem;
  padding: 3rem 0;
  & > div { display: flex; flex-wrap: wrap; gap: 0 2rem; }
`;

/** What a filter that leaves nothing shows. */
export const NoWorks = () => (
  <Empty>
    <img src="/illustrations/cub-empty.svg" alt="" width={160} height={160} />
    <Chapter as="h2">The cub came back with nothing.</Chapter>
    <p>No case matches both filters. Take one filter off, or tell us what you hoped to see.</p>
    <div>
      <TextLink href={routes.works} scroll={false} shallow>
        Clear filters
      </TextLink>
      <TextLink href={routes.contact}>Ask about it</TextLink>
    </div>
  </Empty>
);
