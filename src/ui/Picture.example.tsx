import type { Example } from './example.ts';
import { Picture } from './Picture.tsx';

export default {
  section: 'Pictures',
  heading: 'Picture',
  examples: {
    'In the width and format that the screen wants': ({ picture }) => (
      <div style={{ maxWidth: '46rem' }}>
        <Picture picture={picture} sizes="46rem" />
      </div>
    ),
  },
} satisfies Example;
