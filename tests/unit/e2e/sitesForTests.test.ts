import { expect, test } from 'vitest';
import { exactFile, sitesForTests } from '../../../scripts/e2e/sitesForTests.ts';

const files = [
  'tests/e2e/menu.spec.ts',
  'tests/e2e/contact.spec.ts',
  'tests/e2e/contact-faults.spec.ts',
  'tests/e2e/telemetry/faults.spec.ts',
  'tests/e2e/host/tunnel.spec.ts',
  'tests/e2e/preview-ribbon.spec.ts',
];

test.each([
  ['nothing', [], ['host', 'inquiries', 'faults', 'telemetry', 'preview']],
  ['the menu', ['menu'], []],
  ['the menu, with an option', ['menu', '--headed'], []],
  ['the contact form', ['e2e/contact\\.spec'], ['inquiries']],
  ["the form's faults", ['contact-faults'], ['faults']],
  ['a test of telemetry', ['telemetry/faults'], ['telemetry']],
  ['the tunnel', ['tunnel.spec'], ['host']],
  ['the ribbon', ['preview-ribbon'], ['preview']],
  ['an option with a value', ['--grep', 'the logo leads home'], ['host', 'inquiries', 'faults', 'telemetry', 'preview']],
])('running %s needs its sites', (_, args, sites) => {
  const wanted = Object.entries(sitesForTests(args, files)).filter(([, needed]) => needed);
  expect(wanted.map(([site]) => site)).toEqual(sites);
});

test.each([
  ['menu', '/e2e/menu\\.spec'],
  ['host/images', '/e2e/host/images\\.spec'],
  ['men', 'men'],
  ['--headed', '--headed'],
])('the argument %s means %s', (arg, meant) => expect(exactFile(arg)).toBe(meant));

test('the real files have tests of every kind', () => {
  expect(sitesForTests([])).toEqual({ host: true, inquiries: true, faults: true, telemetry: true, preview: true });
});
