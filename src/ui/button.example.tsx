import { Button, ButtonLink } from './button.ts';
import type { Example } from './example.ts';

export default {
  section: 'Links and buttons',
  heading: 'Button',
  examples: {
    'A link that asks for something to be done': <ButtonLink href="/styleguide">Drop us a line</ButtonLink>,
    'A button': <Button type="button">Send</Button>,
    'A plain button, beside one that matters more': (
      <Button type="button" $plain>
        Cancel
      </Button>
    ),
  },
} satisfies Example;
