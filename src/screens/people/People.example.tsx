import type { Example } from '../../ui/example.ts';
import { People } from './People.tsx';

export default {
  section: 'Lists',
  heading: 'People',
  examples: {
    'With their roles, side by side': (
      <People
        people={[
          { slug: 'signe', name: 'Signe', role: 'Researcher', office: 'stockholm' },
          { slug: 'levente', name: 'Levente', role: 'Front-end engineer', office: 'budapest' },
        ]}
      />
    ),
  },
} satisfies Example;
