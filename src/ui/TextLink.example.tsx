import type { Example } from './example.ts';
import { TextLink } from './TextLink.ts';

export default {
  section: 'Links and buttons',
  heading: 'Text link',
  examples: {
    'A link that stands by itself': <TextLink href="/styleguide">See all our works</TextLink>,
  },
} satisfies Example;
