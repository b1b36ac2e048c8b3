import type { Example, Sample } from '../../ui/example.ts';
import { WorkTeaser } from './WorkTeaser.tsx';

const work = ({ picture, slug }: Sample) => ({
  slug,
  cover: picture,
  client: 'A client',
  title: 'What was made, in one line',
  summary: 'Who it is for, and what has become of it since.',
});

export default {
  section: 'Pictures',
  heading: 'Work teaser',
  examples: {
    'In a list': (sample) => (
      <div style={{ maxWidth: '36rem' }}>
        <WorkTeaser work={work(sample)} sizes="36rem" />
      </div>
    ),
  },
} satisfies Example;
