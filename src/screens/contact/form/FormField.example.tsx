import type { ComponentProps } from 'react';
import { formWords } from '../../../contact/words.ts';
import type { Example } from '../../../ui/example.ts';
import { FormField } from './FormField.tsx';

const words = { ...formWords.en, note: formWords.en.note.inquiry };
const options = [
  { slug: 'one', name: 'Research' },
  { slug: 'two', name: 'Design' },
  { slug: 'three', name: 'Code' },
];

/** As wide as the form lets it be. */
const shown = (field: Omit<ComponentProps<typeof FormField>['field'], 'half'>, fault?: string) => (
  <div style={{ maxWidth: '46rem' }}>
    <FormField field={{ half: false, ...field }} words={words} fault={fault} />
  </div>
);

export default {
  section: 'Forms',
  heading: 'Form field',
  examples: {
    'A line': shown({ name: 'name', kind: 'line', label: 'Your name', required: true, type: 'text' }),
    'A line with a fault': shown(
      { name: 'email', kind: 'line', label: 'E-mail', required: true, type: 'email' },
      'We need an address such as name@company.com.',
    ),
    'An area with a hint': shown({
      name: 'message',
      kind: 'area',
      label: 'What is it about?',
      hint: 'A sentence is enough to begin with.',
      required: true,
      rows: 4,
    }),
    'One choice': shown({ name: 'budget', kind: 'choice', label: 'Budget', required: false, options }),
    'Several choices': shown({ name: 'services', kind: 'choices', label: 'Services', required: false, options }),
  },
} satisfies Example;
