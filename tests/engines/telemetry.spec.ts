import type { Received } from '../../scripts/ingest/server.ts';
import { cookieAnswerKey } from '../../src/consent/cookieAnswer.ts';
import { routes } from '../../src/site.ts';
import { recordingKey } from '../../src/telemetry/sentry/recordingKey.ts';
import { expect, test } from './flow.ts';

const { TELEMETRY_URL = '', INGEST_URL = '' } = process.env;

test.use({ siteUrl: TELEMETRY_URL });

/** The fields of the SDK's payloads that the test reads. */
interface Payload {
  transaction?: string;
  tags?: Record<string, string>;
  contexts?: { trace?: { op: string } };
  exception?: { values: { value: string }[] };
  replay_type?: string;
}

test('errors and traces are sent, a recording only after Accept, and none after Refuse', async ({ visit }) => {
  await visit.open(routes.home);
  // Each engine runs one visit at a time, so the user agent identifies the visit at the ingest.
  const agent = encodeURIComponent(await visit.read(() => navigator.userAgent));
  const payloads = async (type: string) => {
    const received = (await (await fetch(`${INGEST_URL}/received?agent=${agent}`)).json()) as Received[];
    const items = received.flatMap(({ envelope }) => envelope?.items ?? []).filter((item) => item.type === type);
    return items.map(({ payload }) => payload as Payload);
  };
  const errors = async () => (await payloads('event')).map(({ exception }) => exception?.values.at(-1)?.value);
  const traces = async () => (await payloads('transaction')).map((it) => `${it.contexts?.trace?.op} ${it.transaction}`);
  const patience = { timeout: 60_000 };
  const kept = () => Object.keys(sessionStorage);

  await expect.poll(traces, patience).toContain('pageload /');
  await visit.read(() => {
    setTimeout(() => {
      throw new Error('planted');
    });
  });
  await expect.poll(errors, patience).toEqual(['planted']);
  expect((await payloads('event'))[0]?.tags).toMatchObject({ runtime: 'browser' });
  expect(await visit.read(kept)).toEqual([]);
  expect(await payloads('replay_event')).toEqual([]);

  // A tenth of the visits are recorded from the start; this is one of them.
  await visit.read(() => void Object.assign(Math, { random: () => 0 }));
  await visit.click('[aria-label="Cookie notice"] button', 'Accept');
  await visit.sees('the visit is recorded', [recordingKey], kept);
  await visit.click('header button', 'Menu');
  await visit.follow('dialog a', 'Works', routes.works);
  await expect.poll(traces, patience).toContain(`navigation ${routes.works}`);
  await expect.poll(async () => (await payloads('replay_event')).length, patience).toBeGreaterThan(0);
  expect((await payloads('replay_event'))[0]).toMatchObject({ replay_type: 'session' });

  await visit.follow('footer a', 'Privacy policy', routes.privacy);
  await visit.click('main button', 'Refuse');
  await visit.sees(
    'the recording is over',
    ['false', []],
    (key) => [localStorage.getItem(key), Object.keys(sessionStorage)],
    cookieAnswerKey,
  );
  // The only error of the whole visit is the planted one.
  expect(await errors()).toEqual(['planted']);
});
