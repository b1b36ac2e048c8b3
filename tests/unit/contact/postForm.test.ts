import { expect, test, vi } from 'vitest';
import { postForm } from '../../../src/screens/contact/form/postForm.ts';

const answering = (status: number, body: unknown) =>
  postForm(
    {},
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );

const invalid = { email: 'We need an address such as name@company.com.' };
const lost = { sent: false, failure: 'That did not go through.' };

test.each([
  [201, { reference: '7K3M-9Q2X' }, { sent: true, reference: '7K3M-9Q2X' }],
  [422, { code: 'invalid', message: 'x', errors: invalid }, { sent: false, errors: invalid }],
  [
    429,
    { code: 'too_many', message: 'Too many.', errors: {} },
    { sent: false, failure: 'Too many.', code: 'too_many' },
  ],
  [200, '<html>a captive portal</html>', lost],
  [201, { reference: 7 }, lost],
  [502, 'Bad gateway', lost],
  [500, 'null', lost],
])('reports a response of %d with %j as it is', async (status, body, outcome) =>
  expect(await answering(status, body)).toEqual(outcome),
);

test('reports a missing connection', async () => {
  const outcome = await postForm({}, vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  expect(outcome).toEqual({
    sent: false,
    failure: 'We could not be reached. Perhaps you are offline.',
  });
});
