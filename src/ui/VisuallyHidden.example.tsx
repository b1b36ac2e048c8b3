import type { Example } from './example.ts';
import { VisuallyHidden } from './VisuallyHidden.ts';

export default {
  section: 'Text',
  heading: 'Visually hidden',
  examples: {
    'A screen reader reads a word between the brackets': (
      <p>
        [<VisuallyHidden>hidden</VisuallyHidden>]
      </p>
    ),
  },
} satisfies Example;
