import type { Example } from '../example.ts';
import { ChapterLine, ChapterRule } from './ChapterRule.tsx';

export default {
  section: 'Lines',
  heading: 'Chapter rule',
  examples: {
    'Stage 0, the tangle': <ChapterRule stage={0} />,
    'Stage 1': <ChapterRule stage={1} />,
    'Stage 2': <ChapterRule stage={2} />,
    'Stage 3, the line': <ChapterRule stage={3} />,
    'A line of its own': <ChapterLine path="M0 70C80 70 80 20 160 20S240 70 320 70" height={100} />,
  },
} satisfies Example;
