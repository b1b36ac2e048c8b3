import type { Example } from '../../../ui/example.ts';
import { Summary } from './Summary.tsx';

export default {
  section: 'Forms',
  heading: 'Form summary',
  examples: {
    'What is to be put right': (
      <Summary
        language="en"
        faults={{ email: 'We need an address such as name@company.com.' }}
        failure={undefined}
        returned={0}
      />
    ),
  },
} satisfies Example;
