import type { Example } from './example.ts';
import { NewTabLink } from './NewTabLink.tsx';

export default {
  section: 'Links and buttons',
  heading: 'New tab link',
  examples: {
    'A screen reader says that it opens a new tab': (
      <NewTabLink note="(opens in a new tab)" href="/styleguide">
        This page once more
      </NewTabLink>
    ),
  },
} satisfies Example;
