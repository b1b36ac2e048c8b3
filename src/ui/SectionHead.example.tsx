import type { Example } from './example.ts';
import { SectionHead } from './SectionHead.ts';
import { Chapter } from './text.ts';

export default {
  section: 'Layout',
  heading: 'Section head',
  examples: {
    'A heading and its second voice': (
      <SectionHead>
        <Chapter as="h4">Two cities, one studio</Chapter>
        <p>The offices share a day, a calendar and most of their jokes.</p>
      </SectionHead>
    ),
  },
} satisfies Example;
