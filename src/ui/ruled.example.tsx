import type { Example } from './example.ts';
import { Rows } from './ruled.ts';

export default {
  section: 'Lists',
  heading: 'Rows',
  examples: {
    'Each row hangs from a rule': (
      <Rows>
        <li>What you want to make, in two sentences</li>
        <li>Who is to use it</li>
        <li>When you need it</li>
      </Rows>
    ),
  },
} satisfies Example;
