import type { Example } from '../example.ts';
import { ChapterRule } from './ChapterRule.tsx';

export default {
  section: 'Lines',
  heading: 'Chapter rule',
  examples: {
    'Stage 0, the tangle': <ChapterRule stage={0} />,
    'Stage 1': <ChapterRule stage={1} />,
    'Stage 2': <ChapterRule stage={2} />,
    'Stage 3, the line': <ChapterRule stage={3} />,
  },
} satisfies Example;
