import { expect, test, vi } from 'vitest';
import { onRequest } from '#functions/api/contact.ts';
import { errorCount } from '#src/contact/sentences.ts';
import { services } from '#src/content/facts/services.ts';
import { jobPath, routes, site, siteLanguage } from '#src/site.ts';
import allWords from '#words/all';
import formWords from '#words/form';
import { filled, formPost, jsonPost, origin, rawPost, read, setUp } from './contactPost.ts';

const key = '0123456789abcdef0123456789abcdef';
/** Made from the first 40 bits of the key’s SHA-256. */
const reference = '7TRV-TGWS';
const now = Date.UTC(2026, 10, 21, 12);

/** Letters of many scripts, an emoji with joiners, right-to-left text, empty lines, markup and SQL. */
const message = `Őszike 李 Ωμέγα 👩🏽‍🚀 مرحبا\n\n"><script>alert('x')</script>'; DROP TABLE inquiries; --`;
const inquiry = {
  ...filled,
  email: 'Åsa@Example.com',
  message,
  services: ['audit', 'prototyping'],
  budget: 'middle',
  source: '/'.repeat(301),
  key,
};

test.each([
  ['JSON', jsonPost(inquiry)],
  ['JSON with a byte order mark', jsonPost(`\uFEFF${JSON.stringify(inquiry)}`)],
  ['a form', formPost(inquiry)],
  ['a form in parts', formPost(inquiry, true)],
])('an inquiry sent as %s is stored as it was written, with a reference', async (_, request) => {
  const { database, post } = setUp();
  const response = await post(request);
  expect(database.rows()).toMatchObject([
    {
      ...inquiry,
      reference,
      email_folded: 'åsa@example.com',
      services: 'audit prototyping',
      source: '/'.repeat(300),
      kind: 'inquiry',
      notice: 'pending',
    },
  ]);
  expect(response).toMatchObject({ status: 201, text: expect.stringContaining(reference) });
});

test('two posts at the same time with one key are one inquiry', async () => {
  const { database, post } = setUp();
  // A reload changes what led to the page.
  const posts = ['/works', '/contact-us'].map((source) => jsonPost({ ...filled, key, source }));
  const responses = await Promise.all(posts.map((request) => post(request)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 201]);
  expect(responses.map((response) => response.reference)).toEqual([reference, reference]);
  expect(database.rows()).toHaveLength(1);
});

test.each(['', 'a'.repeat(15), 'a'.repeat(65), `!${key}`, `${key}!`])(
  'the same text twice on a day with the key "%s" is one inquiry',
  async (unusable) => {
    const { database, post } = setUp();
    const typed = { ...filled, key: unusable };
    await post(formPost(typed), now);
    expect((await post(formPost(filled, true), now + 1)).status).toBe(200);
    await post(formPost(typed), now + 86_400_000);
    expect(database.rows()).toHaveLength(2);
  },
);

test('an edited text with a used key is stored too, under the same reference', async () => {
  const { database, post } = setUp();
  for (const message of ['One.', 'Two.']) await post(jsonPost({ ...filled, message, key }));
  expect(database.rows()).toMatchObject([
    { message: 'One.', reference },
    { message: 'Two.', reference },
  ]);
});

// On the host the exported page answers (`tests/e2e/host`), here a plain one.
const job = 'brand-designer-budapest';
const [service] = services;
const application = { kind: 'application', job };
const words = formWords[siteLanguage];
const { failed, missing } = words;
const { answers } = allWords[siteLanguage];
const { almost, chooseAgain, nothingLost, textIsHere, refusals } = answers;
const toPosition = `<a href="${jobPath(job)}">${answers.toPosition}</a>`;
const email = `<a href="mailto:${site.inquiries.email}">${site.inquiries.email}</a>`;
const item = (name: 'email' | 'job') => `<li><a href="#${name}">${missing[name]}</a></li>`;
const start = '<dd>As soon as you can</dd>';
const typedMessage = '<dd>One &amp;\n&lt;two&gt; &quot;it&#39;s&quot;</dd>';
const errorHeading = `>${errorCount(words, 2)}</h3>`;

test.each<[string, Record<string, string>, number, string[]]>([
  [
    'that is valid',
    { services: service.slug, start: 'now', message: `One &\n<two> "it's"` },
    201,
    [
      `<h1>${words.inquiry.heading}</h1>`,
      routes.home,
      `<dd>${service.name}</dd>`,
      'on 7 January',
      start,
      typedMessage,
    ],
  ],
  ['for a position', application, 201, [words.application.heading, toPosition]],
  [
    'in Swedish',
    { language: 'sv', budget: 'stor' },
    201,
    ['<html lang="sv-SE">', formWords.sv.inquiry.heading, `<a href="${routes.sweden}">`],
  ],
  [
    'with errors',
    { name: '', email: '<' },
    422,
    [`<h1>${almost}</h1>`, nothingLost, errorHeading, item('email')],
  ],
  ['for a malformed position', { kind: 'application', job: '<' }, 422, [item('job')]],
  [
    'that looks like spam',
    { subject: 'x' },
    422,
    [`<h1>${failed}</h1>`, `>${refusals.trap}</h3>`, `${textIsHere} ${email}.`],
  ],
])(
  'a form without scripts %s gets a page that says so and loads no other file',
  async (_, typed, expected, parts) => {
    const closed = Date.UTC(2026, 11, 30);
    const { status, text, headers } = await setUp().post(formPost({ ...filled, ...typed }), closed);
    expect(status).toBe(expected);
    for (const part of parts) expect(text).toContain(part);
    expect(text).not.toContain(chooseAgain);
    expect(text).not.toMatch(/<script|<img|undefined|false|href="\/career\/&lt;/);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; (?!.*script-src)/),
      'cache-control': 'no-store',
      // With no-referrer, browsers would send the origin `null` with the next post.
      'referrer-policy': 'same-origin',
    });
  },
);

test.each([
  [origin + routes.sweden, allWords.sv.answers, routes.sweden],
  [origin + routes.home, answers, routes.contact],
])('an unreadable form, from %s, gets a page in its language', async (Referer, words, path) => {
  const headers = { 'Content-Type': 'multipart/form-data', Origin: origin, Referer };
  const { text } = await setUp().post(rawPost('broken', headers));
  expect(text).toContain(words.refusals.malformed);
  expect(text).toContain(`<a href="${path}">${words.goBack.link}</a>`);
});

test.each([
  ['Application/JSON', '', 'application/json'],
  ['x-application/json', '', 'text/html; charset=utf-8'],
  ['', 'text/html, application/json', 'text/html; charset=utf-8'],
])('a post of the type "%s" that accepts "%s" gets %s', async (type, Accept, expected) => {
  const { headers } = await setUp().post(rawPost(null, { 'Content-Type': type, Accept }));
  expect(headers['content-type']).toBe(expected);
});

test.each([
  ['HEAD', rawPost(null, {}, 'HEAD'), '', 0],
  ['a script', jsonPost({ ...filled, key }), `{"reference":"${reference}"}`, 1],
])(
  'the route answers %s, and continues work after the response',
  async (_, request, text, work) => {
    const waitUntil = vi.fn();
    const answer = await read(onRequest({ request, env: setUp().settings, waitUntil }));
    expect(answer.text).toBe(text);
    expect(waitUntil).toHaveBeenCalledTimes(work);
  },
);

test('an unexpected error is logged, and answered with a sentence', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const digest = vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('a fault'));
  const response = await setUp().post(jsonPost(filled));
  expect(response).toMatchObject({ status: 500, code: 'broken', message: refusals.broken });
  expect(logged).toHaveBeenCalledWith(new Error('a fault'));
  for (const spy of [logged, digest]) spy.mockRestore();
});
