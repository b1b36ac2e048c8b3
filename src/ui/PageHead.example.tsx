import type { Example } from './example.ts';
import { PageHead } from './PageHead.tsx';

/** The styleguide opens with it: a page has one head. */
export default {
  section: 'Page head',
  heading: 'Page head',
  bleeds: true,
  examples: {
    'The head of this page': <PageHead title="Styleguide" lead="What the site is made of, drawn by the same code." foot={0} />,
  },
} satisfies Example;
