import { loadWorks } from '#src/content/load/load.ts';
import { breakAndWait, expect, recordEveryVisit, test } from '../e2e/telemetry/visitor.ts';
import { visit } from '../e2e/visit.ts';

/** Returns all texts and media of a recording, including later changes (rrweb's format). */
function readRecording(events: object[]) {
  const texts: string[] = [];
  const media: { attributes: object; childNodes: object[] }[] = [];
  JSON.stringify(events, (key, value) => {
    if (key === 'texts') for (const change of value) texts.push(change.value ?? '');
    if (/^(textContent|title|placeholder|aria-label)$/.test(key)) texts.push(String(value));
    if (/^(img|svg|picture|video|audio|object|embed)$/.test(value?.tagName)) media.push(value);
    return value?.isStyle ? undefined : value;
  });
  return { media, texts: texts.filter((text) => text !== 'SCRIPT_PLACEHOLDER') };
}

test('7. POST /monitoring with query parameters for the organisation, project and region. 8. Events are tagged with a runtime value of browser. 9. Trace sample rate: 1', async ({
  page,
  ingest,
}) => {
  const tunnelled = page.waitForRequest('**/monitoring?*');
  await visit(page, `/works/${loadWorks()[0]?.slug}`);
  const request = await tunnelled;
  const { origin } = new URL(page.url());
  const url = `${origin}/monitoring?o=1&p=42&r=de`;
  expect(request.method()).toBe('POST');
  expect(request.url()).toBe(url);

  await expect.poll(ingest.traces).toEqual(['pageload /works/[slug]']);
  const [trace] = await ingest.payloads('transaction');
  const release = expect.stringMatching(/^(?:[0-9a-f]{12}|unversioned)$/);
  const tags = { runtime: 'browser' };
  expect(trace).toMatchObject({ tags, release, environment: 'production' });
  expect(trace?.user).toBeUndefined();
  const [received] = await ingest.received();
  expect(received?.envelope?.header.trace).toMatchObject({ sample_rate: '1', sampled: 'true' });
});

test('7. Requests whose path begins with an api prefix are marked for trace propagation', async ({
  page,
  ingest,
}) => {
  await visit(page, '/');
  await expect.poll(ingest.traces).toEqual(['pageload /']);
  const headersFor = async (path: string) => {
    const request = page.waitForRequest(`**${path}`);
    await page.evaluate((address) => fetch(address).catch(() => {}), path);
    const { 'sentry-trace': trace, baggage } = await (await request).allHeaders();
    return { trace, baggage };
  };
  expect(await headersFor('/api/nothing')).toEqual({
    trace: expect.stringMatching(/^[0-9a-f]{32}-[0-9a-f]{16}/),
    baggage: expect.stringContaining('sentry-trace_id='),
  });
  for (const other of ['/works?x=/api/', '/apis', '/x/api/'])
    expect(await headersFor(other)).toEqual({});
});

test('8. Page-load traces for the /404 route are filtered out of telemetry', async ({
  page,
  ingest,
}) => {
  expect((await visit(page, '/no-such-page'))?.status()).toBe(404);
  await breakAndWait(page, ingest, 'on the not-found page');
  await page.getByRole('contentinfo').locator('a[href="/career"]').click();
  await expect.poll(ingest.traces).toContain('navigation /career');
  expect(await ingest.traces()).toEqual(['navigation /career']);
});

test.describe('9. Error reporting and session replay', () => {
  test.use({ answer: null });

  test('Replay sample rate 0.1, on error 1. Text in recordings: all masked. Media in recordings: all blocked. Minimum replay length 4999 ms', async ({
    page,
    context,
    ingest,
    notice,
  }) => {
    await recordEveryVisit(context);
    await visit(page, '/works?mail=secretquery#secretfragment');
    await expect.poll(ingest.traces).toEqual(['pageload /works']);
    const before = Date.now() / 1000;
    await notice.accept.click();
    await page.getByRole('contentinfo').locator('a[href="/career"]').click();
    await expect.poll(() => ingest.payloads('replay_recording')).not.toEqual([]);

    const [event] = await ingest.payloads('replay_event');
    expect(event).toMatchObject({ replay_type: 'session' });
    const { replay_start_timestamp: start = 0, timestamp: end = 0 } = event ?? {};
    expect(start).toBeGreaterThanOrEqual(before);
    expect(end - start).toBeGreaterThanOrEqual(4.999);
    const [{ events = [] } = {}] = await ingest.payloads('replay_recording');
    const { media, texts } = readRecording(events);
    expect.soft(texts.join('').match(/\*/g)?.length).toBeGreaterThan(500);
    expect.soft(texts.filter((text) => /[\p{L}\p{N}]/u.test(text))).toEqual([]);
    expect(media.length).toBeGreaterThan(0);
    for (const { attributes, childNodes } of media) {
      expect(Object.keys(attributes).join(' ')).toMatch(/^(class|rr_height|rr_width| )*$/);
      expect(childNodes).toEqual([]);
    }
    expect(events.find(({ data }) => data.tag === 'options')?.data.payload).toMatchObject({
      sessionSampleRate: 0.1,
      errorSampleRate: 1,
    });
    expect(JSON.stringify(await ingest.received())).not.toContain('secret');
  });
});
