import { expect, test } from 'vitest';
import { lowerCasePath } from '#src/screens/not-found/useLowerCasePage.ts';

test.each([
  ['/Works/Fjallvard', '/works/fjallvard'],
  ['/SERVICES/UX-AUDIT.HTML', '/services/ux-audit'],
  ['/About-Us/', '/about-us'],
  // `//` would begin the URL of another host.
  ['//EVIL.example', '/evil.example'],
])('corrects %s to %s', (typed, path) => expect(lowerCasePath(typed)).toBe(path));
