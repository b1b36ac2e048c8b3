import { expect, test } from 'vitest';
import { postForm } from '#src/screens/contact/form/postForm.ts';

const invalid = { email: 'We need an address such as name@company.com.' };
const lost = { sent: false, failure: 'That did not go through.' };
const tooMany = { code: 'too_many', message: 'Too many.', errors: {} };

test.each([
  [201, '{"reference":"7K3M-9Q2X"}', { sent: true, reference: '7K3M-9Q2X' }],
  [422, JSON.stringify({ code: 'invalid', errors: invalid }), { sent: false, errors: invalid }],
  [429, JSON.stringify(tooMany), { sent: false, failure: 'Too many.', code: 'too_many' }],
  [200, '<html>a captive portal</html>', lost],
  [201, '{"reference":7}', lost],
  [502, 'Bad gateway', lost],
  [500, 'null', lost],
])('reports a response of %d with %s as it is', async (status, body, outcome) =>
  expect(await postForm({}, async () => new Response(body, { status }))).toEqual(outcome),
);

test('reports a missing connection', async () => {
  const failure = 'We could not be reached. Perhaps you are offline.';
  const outcome = await postForm({}, () => Promise.reject(new TypeError('Failed to fetch')));
  expect(outcome).toEqual({ sent: false, failure });
});

test('sends a file in parts, and all else as JSON', async () => {
  const sent: RequestInit[] = [];
  const ask = async (_: unknown, init: RequestInit = {}) => {
    sent.push(init);
    return Response.json({ reference: 'R' });
  };
  const cv = new File(['%PDF-'], 'cv.pdf');
  for (const file of [cv, undefined]) await postForm({ name: 'Å', posted: 7, cv: file }, ask);
  const [{ body, headers } = {}, json] = sent;
  expect([...(body as FormData)]).toEqual([
    ['name', 'Å'],
    ['posted', '7'],
    ['cv', cv],
  ]);
  expect([headers, json?.body]).toEqual([
    { Accept: 'application/json' },
    '{"name":"Å","posted":7}',
  ]);
});
