import type { Example } from '../example.ts';
import { Timeline } from './Timeline.tsx';

export default {
  section: 'Lines',
  heading: 'Timeline',
  examples: {
    'Steps along the line': (
      <Timeline
        steps={[
          { when: 'Week 1', title: 'Tangle', text: 'We collect what is known and what is only believed.' },
          { when: 'Weeks 2 and 3', title: 'Way', text: 'We draw, try and leave out.' },
          { when: 'Week 4', title: 'Line', text: 'We hand over what can be built.' },
        ]}
      />
    ),
  },
} satisfies Example;
