import type { Example } from './example.ts';
import { RuledRows } from './RuledRows.ts';

export default {
  section: 'Lists',
  heading: 'Ruled rows',
  examples: {
    'Each row hangs from a rule': (
      <RuledRows>
        <li>What you want to make, in two sentences</li>
        <li>Who is to use it</li>
        <li>When you need it</li>
      </RuledRows>
    ),
  },
} satisfies Example;
