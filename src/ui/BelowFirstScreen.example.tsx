import { BelowFirstScreen } from './BelowFirstScreen.tsx';
import type { Example } from './example.ts';

export default {
  section: 'Layout',
  heading: 'Below the first screen',
  examples: {
    'Drawn after the first screen where a link has led to the page': (
      <BelowFirstScreen>
        <p>The document carries this sentence from the start.</p>
      </BelowFirstScreen>
    ),
  },
} satisfies Example;
