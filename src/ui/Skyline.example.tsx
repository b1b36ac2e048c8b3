import type { Example } from './example.ts';
import { Field } from './Field.tsx';
import { Skyline } from './Skyline.tsx';

export default {
  section: 'Pictures',
  heading: 'Skyline',
  bleeds: true,
  examples: {
    Stockholm: (
      <Field $tone="loud">
        <Skyline $city="stockholm" />
      </Field>
    ),
    Budapest: (
      <Field $tone="deep">
        <Skyline $city="budapest" />
      </Field>
    ),
  },
} satisfies Example;
