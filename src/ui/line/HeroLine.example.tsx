import type { Example } from '../example.ts';
import { Field } from '../Field.tsx';
import { HeroLine } from './HeroLine.tsx';

export default {
  section: 'Lines',
  heading: 'Hero line',
  bleeds: true,
  examples: {
    'On a loud field': (
      <Field $tone="loud" style={{ isolation: 'isolate', overflow: 'clip', minHeight: '42vw' }}>
        <HeroLine />
      </Field>
    ),
  },
} satisfies Example;
