import { expect, test } from 'vitest';
import { postForm } from '#src/screens/shared/form/postForm.ts';

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
  expect(await postForm({}, async () => new Response(body, { status }))).toEqual(outcome),
);
