import { describe, expect, test } from 'vitest';
import { routes } from '../../src/site.ts';
import { contactUrl, filled, formPost, jsonPost, origin, read, setUp } from './contactPost.ts';

const key = '0123456789abcdef0123456789abcdef';

describe('an inquiry', () => {
  /** Letters of many scripts, an emoji with joiners, right-to-left text, empty lines, markup and SQL. */
  const message = `Őszike 李 Ωμέγα 👩🏽‍🚀 مرحبا\n\n"><script>alert('x')</script>'; DROP TABLE inquiries; --`;
  const inquiry = {
    ...filled,
    message,
    company: 'Fjäll & Co',
    services: ['audit', 'prototyping'],
    budget: 'middle',
    key,
  };

  test.each([
    ['JSON', jsonPost(inquiry)],
    ['a form', formPost(inquiry)],
    ['a form in parts', formPost(inquiry, true)],
  ])('sent as %s is stored as it was written, and gets a reference', async (_, request) => {
    const { database, post } = setUp();
    const response = await post(request);
    expect(response.status).toBe(201);
    const [row] = database.rows();
    expect(row).toMatchObject({
      ...inquiry,
      services: 'audit prototyping',
      kind: 'inquiry',
      notice: 'pending',
    });
    expect(row?.reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await response.text()).toContain(String(row?.reference));
  });

  test('from a form without scripts gets a page that loads no other file', async () => {
    const response = await setUp().post(formPost(filled));
    const { headers } = response;
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    // With no-referrer, browsers would send the origin `null` with the next post.
    expect(headers.get('Referrer-Policy')).toBe('same-origin');
    expect(await response.text()).not.toContain('<script');
  });
});

describe('posts that are the same inquiry', () => {
  test('two at the same time with one key', async () => {
    const { database, post } = setUp();
    const responses = await Promise.all([1, 2].map(() => post(jsonPost({ ...filled, key }))));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 201]);
    const [{ reference } = {}, ...more] = database.rows();
    expect(more).toEqual([]);
    expect(await Promise.all(responses.map(read))).toEqual([{ reference }, { reference }]);
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
    for (const message of ['One.', 'More of it.'])
      await post(jsonPost({ ...filled, message, key }));
    const [first, second, ...more] = database.rows();
    expect([first?.message, second?.message, more]).toEqual(['One.', 'More of it.', []]);
    expect(second?.reference).toBe(first?.reference);
  });
});

describe('the form of the Swedish page', () => {
  const swedish = { ...filled, language: 'sv' };

  test('gets a Swedish response that links to its page', async () => {
    const page = await (await setUp().post(formPost({ ...swedish, budget: 'stor' }))).text();
    for (const part of [
      '<html lang="sv">',
      'Ditt meddelande har kommit fram.',
      `<a href="${routes.sweden}">Tillbaka till sidan</a>`,
    ])
      expect(page).toContain(part);
  });

  test('gets a Swedish response even if its body is unreadable', async () => {
    const headers = {
      'Content-Type': 'multipart/form-data',
      Accept: 'text/html',
      Referer: origin + routes.sweden,
    };
    const response = await setUp().post(
      new Request(contactUrl, { method: 'POST', body: 'broken', headers }),
    );
    expect(await response.text()).toContain('Meddelandet gick inte att läsa.');
  });
});
