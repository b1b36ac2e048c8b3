import type { Example } from './example.ts';
import { Link } from './Link.tsx';

export default {
  section: 'Links and buttons',
  heading: 'Link',
  examples: {
    'In a sentence': (
      <p>
        A <Link href="/styleguide">link within the site</Link> fetches its page when a pointer comes to it.
      </p>
    ),
  },
} satisfies Example;
