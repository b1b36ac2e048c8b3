import { expect, test, vi } from 'vitest';
import { postForm } from '#src/screens/contact/form/postForm.ts';

const answering = (body: string, status = 201) =>
  vi.fn(async (..._: Parameters<typeof fetch>) => new Response(body, { status }));

const errors = { email: 'We need an address such as name@company.com.' };
const lost = { sent: false, failure: 'That did not go through.' };

test.each([
  [201, '{"reference":"7K3M-9Q2X"}', { sent: true, reference: '7K3M-9Q2X' }],
  [422, JSON.stringify({ code: 'invalid', errors }), { sent: false, errors }],
  [
    429,
    '{"code":"too_many","message":"Too many.","errors":{}}',
    { sent: false, failure: 'Too many.', code: 'too_many' },
  ],
  [200, '<html>a captive portal</html>', lost],
  [201, '{"reference":7}', lost],
  [500, 'null', lost],
])('reports a response of %d with %s as it is', async (status, body, outcome) =>
  expect(await postForm({}, answering(body, status))).toEqual(outcome),
);

test('reports a missing connection', async () => {
  const failure = 'We could not be reached. Perhaps you are offline.';
  const outcome = await postForm({}, () => Promise.reject(new TypeError('Failed to fetch')));
  expect(outcome).toEqual({ sent: false, failure });
});

test('sends a file in parts, and all else as JSON', async () => {
  const ask = answering('{}');
  const cv = new File(['%PDF-'], 'cv.pdf');
  for (const file of [cv, undefined]) await postForm({ name: 'Å', posted: 7, cv: file }, ask);
  const [withFile, without] = ask.mock.calls.map(([, init]) => init);
  expect(Object.fromEntries(withFile?.body as FormData)).toEqual({ name: 'Å', posted: '7', cv });
  // The browser adds the type, with the boundary of the parts.
  expect(withFile?.headers).toEqual({ Accept: 'application/json' });
  expect(without?.body).toBe('{"name":"Å","posted":7}');
});
