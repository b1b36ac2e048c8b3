import type { Example } from '../example.ts';
import { Field } from '../Field.tsx';
import { OneLine } from './OneLine.tsx';

/** A cup. */
const cup =
  'M0 290c60 0 40-90 90-90 40 0 50 90 10 90-60 0-30-130 40-130 70 0 60 130 120 130h100c-40 0-50-40-50-110h200v20c70-10 70 70-10 70-10 15-25 20-40 20H360h280';

export default {
  section: 'Lines',
  heading: 'One-line drawing',
  bleeds: true,
  examples: {
    'On a loud field': (
      <Field $tone="loud">
        <OneLine strokes={[cup]} />
      </Field>
    ),
  },
} satisfies Example;
