import type { Example } from './example.ts';
import { RejectedOptions } from './RejectedOptions.tsx';

export default {
  section: 'Lists',
  heading: 'Rejected options',
  examples: {
    'What was decided against, with the reason': (
      <RejectedOptions
        items={[
          { title: 'A chat window', text: 'Three people asked for it, and all three wanted a phone number.' },
          { title: 'A second language', text: 'It waits until the first one is right.' },
        ]}
      />
    ),
  },
} satisfies Example;
