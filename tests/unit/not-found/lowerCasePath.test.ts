import { expect, test } from 'vitest';
import { lowerCasePath } from '../../../src/screens/not-found/useLowerCasePage.ts';

test.each([
  ['/Works/Fjallvard', '/works/fjallvard'],
  ['/SERVICES/UX-AUDIT.HTML', '/services/ux-audit'],
  ['/About-Us/', '/about-us'],
  ['/', '/'],
  ['/works', '/works'],
  // Another host's address would begin with two slashes.
  ['//EVIL.example', '/evil.example'],
])('%s means %s', (typed, meant) => expect(lowerCasePath(typed)).toBe(meant));
