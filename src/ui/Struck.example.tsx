import type { Example } from './example.ts';
import { Struck } from './Struck.tsx';

export default {
  section: 'Lists',
  heading: 'Struck',
  examples: {
    'What was decided against, with the reason': (
      <Struck
        items={[
          { title: 'A chat window', text: 'Three people asked for it, and all three wanted a phone number.' },
          { title: 'A second language', text: 'It waits until the first one is right.' },
        ]}
      />
    ),
  },
} satisfies Example;
