import type { Example } from './example.ts';
import { Facts, Terms } from './Terms.ts';

export default {
  section: 'Lists',
  heading: 'Terms and facts',
  examples: {
    'Terms: names and what they mean': (
      <Terms>
        <div>
          <dt>Prototype</dt>
          <dd>Something that can be clicked and is thrown away afterwards.</dd>
        </div>
        <div>
          <dt>Pilot</dt>
          <dd>Something that works, for a few people who agreed to try it.</dd>
        </div>
      </Terms>
    ),
    'Facts: a few short ones in a row': (
      <Facts>
        <div>
          <dt>Client</dt>
          <dd>A clinic</dd>
        </div>
        <div>
          <dt>Year</dt>
          <dd>2026</dd>
        </div>
        <div>
          <dt>Time</dt>
          <dd>Ten weeks</dd>
        </div>
      </Facts>
    ),
  },
} satisfies Example;
