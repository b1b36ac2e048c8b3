import type { Example } from './example.ts';
import { Foreign } from './Foreign.tsx';

export default {
  section: 'Text',
  heading: 'Words of other languages',
  examples: {
    'Marked for screen readers': (
      <p>
        <Foreign>Fjällvård is a rural clinic, and Kikötő a warehouse.</Foreign>
      </p>
    ),
  },
} satisfies Example;
