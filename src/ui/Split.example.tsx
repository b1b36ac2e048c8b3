import type { Example } from './example.ts';
import { Split } from './Split.ts';
import { Lead, Title } from './text.ts';

export default {
  section: 'Layout',
  heading: 'Split',
  examples: {
    'A heading and what it is about': (
      <Split>
        <Title as="h4">Visit us</Title>
        <Lead>Ring the bell, and somebody puts the coffee on. Both offices are near a tram stop.</Lead>
      </Split>
    ),
  },
} satisfies Example;
