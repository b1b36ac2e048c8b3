import type { Example } from '../../ui/example.ts';
import { ClosingCall } from './ClosingCall.tsx';

export default {
  section: 'Closing',
  heading: 'Closing call',
  bleeds: true,
  examples: {
    'One next step': (
      <ClosingCall
        heading="Bring the tangle."
        text="An hour is enough to find out whether we can help. It costs nothing."
        button="Drop us a line"
      />
    ),
  },
} satisfies Example;
