import type { Example } from './example.ts';
import { Quote } from './Quote.tsx';

export default {
  section: 'Text',
  heading: 'Quote',
  examples: {
    'What somebody said': <Quote text="I went on holiday, and the parcels went out." by="Packer, a spice shop" />,
  },
} satisfies Example;
