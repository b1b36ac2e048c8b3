import { expect, test } from 'vitest';
import { relevantComplaints } from '../../../scripts/audit/nu.ts';

const style = 'h1{font-size:min(9vw,50vw / (var(--letters) * 0.55));}';

/** A complaint whose range ends where `to` ends in the style above. */
const complaint = (message: string, to = style) =>
  `"file:/work/out/works.html":2.1-2.${style.indexOf(to) + to.length}: error: ${message}`;

const reported = (...lines: string[]) => relevantComplaints(`${lines.join('\n')}\n`, () => `<style>\n${style}\n</style>`);

test('CSS that the checker does not know yet is not reported', () => {
  const unknown = [
    complaint('CSS: Unrecognized at-rule “@starting-style”'),
    complaint("CSS: “field-sizing”: Property “field-sizing” doesn't exist."),
    complaint('CSS: “font-size”: Parse Error.', '0.55))'),
  ];
  expect(reported(...unknown)).toEqual([]);
});

test.each([
  "CSS: “colour”: Property “colour” doesn't exist.",
  'CSS: Unrecognized at-rule “@meida”',
  'CSS: “color”: “reed” is not a “color” value.',
  'CSS: “transition”: “allow-discreet” is not a “transition” value.',
  'CSS: Parse Error.',
  'CSS: “font-size”: Parse Error.',
  'CSS: “mask”: Too many values or values are not recognized.',
  'Stray end tag “p”.',
])('a real error is reported with its position: %s', (message) => {
  expect(reported(complaint(message, '9vw'))).toEqual([`works.html (2:1) error: ${message}`]);
});
