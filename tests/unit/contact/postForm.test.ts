import { describe, expect, test, vi } from 'vitest';
import { postForm } from '../../../src/screens/contact/form/postForm.ts';

const answering = (status: number, body: unknown) =>
  postForm({}, async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));

describe('sending', () => {
  test.each([200, 201])('succeeds when the response is %d with a reference', async (status) => {
    expect(await answering(status, { reference: '7K3M-9Q2X' })).toEqual({ sent: true, reference: '7K3M-9Q2X' });
  });

  test('returns what the Function reports about the fields', async () => {
    const faults = { email: 'We need an address such as name@company.com.' };
    expect(await answering(422, { code: 'invalid', message: 'x', faults })).toEqual({ sent: false, faults });
  });

  test('returns every other sentence with its code', async () => {
    expect(await answering(429, { code: 'too_many', message: 'Too many.', faults: {} })).toEqual({
      sent: false,
      failure: 'Too many.',
      code: 'too_many',
    });
  });

  test.each([
    [200, '<html>a captive portal</html>'],
    [200, {}],
    [201, { reference: 7 }],
    [502, 'Bad gateway'],
    [500, 'null'],
    [404, '[]'],
  ])('treats %d with %j as not sent', async (status, body) => {
    expect(await answering(status, body)).toEqual({ sent: false, failure: 'That did not go through.' });
  });

  test('says so when there is no connection', async () => {
    const outcome = await postForm({}, vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    expect(outcome).toEqual({ sent: false, failure: 'We could not be reached. Perhaps you are offline.' });
  });
});
