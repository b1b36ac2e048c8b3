import type { Example } from './example.ts';
import { PlainList } from './PlainList.ts';

export default {
  section: 'Lists',
  heading: 'Plain list',
  examples: {
    'Without marks': (
      <PlainList>
        <li>Research</li>
        <li>Design</li>
        <li>Code</li>
      </PlainList>
    ),
  },
} satisfies Example;
