import type { Example } from './example.ts';
import { Statements } from './Statements.ts';

export default {
  section: 'Lists',
  heading: 'Statements',
  examples: {
    'Sentences to be read one by one': (
      <Statements>
        <li>Your app has users, and half of them leave on the second screen.</li>
        <li>Two teams build the same button twice.</li>
      </Statements>
    ),
  },
} satisfies Example;
