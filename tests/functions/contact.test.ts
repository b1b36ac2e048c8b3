import { describe, expect, test } from 'vitest';
import { address, filled, formPost, jsonPost, origin, read, setUp } from './contactPost.ts';

const key = '0123456789abcdef0123456789abcdef';

describe('an inquiry', () => {
  test('is stored as it was written, and gets a reference', async () => {
    const { database, post } = setUp();
    const response = await post(
      jsonPost({ ...filled, company: 'Fjäll & Co', services: ['branding', 'scoping'], budget: '10k-40k', start: 'now', key }),
    );
    expect(response.status).toBe(201);
    const { reference } = await read(response);
    expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(database.rows()).toMatchObject([
      { ...filled, reference, key, kind: 'inquiry', company: 'Fjäll & Co', services: 'branding scoping', notice: 'pending' },
    ]);
  });

  test.each([
    ['letters of many scripts', 'Ölveti Őszike 李 Ωμέγα'],
    ['emoji with joiners', '👩🏽‍🚀 says hi'],
    ['right-to-left text', 'مرحبا, שלום'],
    ['line breaks', 'one\ntwo\n\nfour'],
    ['quotes and markup', `"><script>alert('x')</script>`],
    ['SQL', `'; DROP TABLE inquiries; --`],
  ])('keeps %s', async (_, message) => {
    for (const request of [jsonPost({ ...filled, message }), formPost({ ...filled, message }, true)]) {
      const { database, post } = setUp();
      expect((await post(request)).status).toBe(201);
      expect(database.rows()[0]?.message).toBe(message);
    }
  });

  test('keeps headers out of a name: line breaks and control characters do not reach the row', async () => {
    const { database, post } = setUp();
    await post(jsonPost({ ...filled, name: 'A\r\nBcc: all@example.com\u001b[31m\u0000', message: 'x\u0007\r\ny\ud800' }));
    expect(database.rows()).toMatchObject([{ name: 'A Bcc: all@example.com[31m', message: 'x\ny\ufffd' }]);
  });

  test('from a form without scripts is answered with a page that needs no other file', async () => {
    const { database, post } = setUp();
    const response = await post(formPost({ ...filled, services: ['branding', 'ux-audit'] }));
    expect(response.status).toBe(201);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    // Browsers derive a form's Origin from this header; with no-referrer the next post would have the origin `null`.
    expect(response.headers.get('Referrer-Policy')).toBe('same-origin');
    const page = await response.text();
    expect(page).toContain(String(database.rows()[0]?.reference));
    expect(page).not.toContain('<script');
    expect(database.rows()).toMatchObject([{ services: 'branding ux-audit' }]);
  });
});

describe('posts that are the same inquiry', () => {
  test('two at the same time with one key', async () => {
    const { database, post } = setUp();
    const responses = await Promise.all([post(jsonPost({ ...filled, key })), post(jsonPost({ ...filled, key }))]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 201]);
    const [first, second] = await Promise.all(responses.map(read));
    expect(first?.reference).toBe(second?.reference);
    expect(database.rows()).toHaveLength(1);
  });

  test('the same text twice on a day without a key, as when a page without scripts is reloaded', async () => {
    const { database, post } = setUp();
    const now = Date.UTC(2026, 10, 21, 12);
    await post(formPost(filled), now);
    expect((await post(formPost(filled, true), now + 1)).status).toBe(200);
    await post(formPost(filled), now + 86_400_000);
    expect(database.rows()).toHaveLength(2);
  });

  test('an edited text with a used key is stored too, under the same reference', async () => {
    const { database, post } = setUp();
    const first = await read(await post(jsonPost({ ...filled, key })));
    const second = await read(await post(jsonPost({ ...filled, message: 'More of it.', key })));
    expect(second.reference).toBe(first.reference);
    expect(database.rows().map(({ message }) => message)).toEqual([filled.message, 'More of it.']);
  });
});

describe('the form of the Swedish page', () => {
  const swedish = { ...filled, language: 'sv' };

  test('is stored with a budget in kronor and answered in Swedish', async () => {
    const { database, post } = setUp();
    const response = await post(formPost({ ...swedish, budget: '100k-500k-sek' }));
    expect(response.status).toBe(201);
    expect(database.rows()).toMatchObject([{ kind: 'inquiry', budget: '100k-500k-sek' }]);
    const page = await response.text();
    expect(page).toContain('<html lang="sv">');
    expect(page).toContain('Ditt meddelande har kommit fram.');
    expect(page).toContain('<a href="/sverige">Tillbaka till sidan</a>');
  });

  test('is shown again in Swedish with its own fields, and keeps its language', async () => {
    const { post } = setUp();
    const page = await (await post(formPost({ ...swedish, email: 'nobody@nowhere' }))).text();
    expect(page).toContain('En sak att rätta innan det kan skickas');
    expect(page).toContain('<input type="hidden" name="language" value="sv">');
    expect(page).toContain('Under 100 000 kr');
    expect(page).not.toContain('name="company"');
    expect(page).not.toMatch(/Your |optional|Send</);
  });

  test('is answered in Swedish even if nothing in it could be read', async () => {
    const { post } = setUp();
    const headers = { 'Content-Type': 'multipart/form-data', Accept: 'text/html', Referer: `${origin}/sverige` };
    const response = await post(new Request(address, { method: 'POST', body: 'broken', headers }));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Meddelandet gick inte att läsa.');
  });
});
