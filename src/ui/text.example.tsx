import type { Example } from './example.ts';
import { Chapter, Display, Headline, Lead, Prose, Quiet, Title } from './text.ts';

export default {
  section: 'Text',
  heading: 'Text styles',
  examples: {
    Display: <Display as="h4">Display</Display>,
    Headline: <Headline as="h4">Headline</Headline>,
    Chapter: <Chapter as="h4">Chapter</Chapter>,
    Title: <Title as="h4">Title</Title>,
    Lead: <Lead>A lead says in a sentence or two what the page is about.</Lead>,
    Prose: (
      <Prose>
        <p>Prose has a measure at which the eye finds its way back to the next line.</p>
        <p>A paragraph follows at a line’s distance.</p>
      </Prose>
    ),
    Quiet: <Quiet>Quiet is for captions and asides.</Quiet>,
  },
} satisfies Example;
