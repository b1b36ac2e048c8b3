import type { Example } from './example.ts';
import { PageTop } from './PageTop.tsx';
import { Lead } from './text.ts';

export default {
  section: 'Page head',
  heading: 'Page top',
  bleeds: true,
  examples: {
    'With a lead': (
      <PageTop title="Long words fit" as="h2">
        <Lead>What follows is the page’s own.</Lead>
      </PageTop>
    ),
  },
} satisfies Example;
