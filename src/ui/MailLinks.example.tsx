import type { Example } from './example.ts';
import { MailLinks } from './MailLinks.tsx';

export default {
  section: 'Links and buttons',
  heading: 'Mail links',
  examples: {
    'In a sentence that comes as plain text': (
      <p>
        <MailLinks>Write to hello@agency.example or to jobs@agency.example.</MailLinks>
      </p>
    ),
  },
} satisfies Example;
