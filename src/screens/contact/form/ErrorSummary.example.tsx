import type { Example } from '../../../ui/example.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

export default {
  section: 'Forms',
  heading: 'Form summary',
  examples: {
    'What is to be put right': (
      <ErrorSummary
        language="en"
        faults={{ email: 'We need an address such as name@company.com.' }}
        failure={undefined}
        returned={0}
      />
    ),
  },
} satisfies Example;
