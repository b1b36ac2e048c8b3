import { fromEdgeToEdge } from '../../illustrations/fromEdgeToEdge.ts';
import type { Examples } from '../example.ts';
import { Section } from '../Section.tsx';
import { ChapterLine } from './ChapterLine.tsx';
import { ChapterRule } from './ChapterRule.tsx';
import { chapterLine } from './chapterLineProps.ts';
import { OneLine } from './OneLine.tsx';
import { Timeline } from './Timeline.tsx';

const cup =
  'M0 290c60 0 40-90 90-90 40 0 50 90 10 90-60 0-30-130 40-130 70 0 60 130 120 130h100c-40 0-50-40-50-110h200v20c70-10 70 70-10 70-10 15-25 20-40 20H360h280';

export default {
  Lines: {
    'Chapter rule': {
      'Stage 0, the tangle': <ChapterRule stage={0} />,
      'Stage 1': <ChapterRule stage={1} />,
      'Stage 2': <ChapterRule stage={2} />,
      'Stage 3, the line': <ChapterRule stage={3} />,
      'Another line': (
        <ChapterLine
          {...chapterLine({ path: 'M0 70C80 70 80 20 160 20S240 70 320 70', dashes: '' }, 100)}
        />
      ),
    },
    'One-line drawing': (
      <Section $tone="loud">
        <OneLine {...fromEdgeToEdge([cup])} />
      </Section>
    ),
    Timeline: {
      'Steps along the line': (
        <Timeline
          steps={[
            {
              when: 'Week 1',
              title: 'Tangle',
              text: 'We collect what is known and what is only believed.',
            },
            { when: 'Weeks 2 and 3', title: 'Way', text: 'We draw, try and leave out.' },
            { when: 'Week 4', title: 'Line', text: 'We hand over what can be built.' },
          ]}
        />
      ),
    },
  },
} satisfies Examples;
