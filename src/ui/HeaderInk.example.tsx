import { color } from '../theme/theme.ts';
import type { Example } from './example.ts';
import { HeaderInk } from './HeaderInk.ts';

export default {
  section: 'Fields',
  heading: 'Header ink',
  examples: {
    'Colours the header of this page while it lies on the first field': (
      <>
        <HeaderInk $ink={color.onLoud} />
        <p>Here that is the ink of a loud field.</p>
      </>
    ),
  },
} satisfies Example;
