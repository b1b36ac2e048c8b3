import type { PageText } from '../../content/pageSchemas.ts';
import { Field } from '../../ui/Field.tsx';
import { Timeline } from '../../ui/line/Timeline.tsx';
import { Chapter, Lead } from '../../ui/text.ts';

export const Hiring = ({ heading, text, steps }: PageText<'career'>['hiring']) => (
  <Field $tone="deep" id="hiring" aria-labelledby="hiring-heading">
    <Chapter id="hiring-heading">{heading}</Chapter>
    <Lead style={{ marginTop: '0.75rem' }}>{text}</Lead>
    <Timeline steps={steps} />
  </Field>
);
