import { retentionDays } from '../contact/limits.ts';
import { cookieAnswerKey, type Office, site } from '../site.ts';
import { builtIn, replay, traceSampleRate, tunnelPath } from '../telemetry/constants.ts';

const share = (rate: number) => `${rate * 100}%`;
const minutes = (milliseconds: number) => `${milliseconds / 60_000} minutes`;

function address(id: Office['id']): string {
  const office = site.offices.find((one) => one.id === id);
  return office ? `${office.street}, ${office.postalCode} ${office.city}, ${office.country}` : '';
}

/** What a text may name in double braces; every figure comes from the code that acts on it. */
const values: Record<string, string> = {
  siteName: site.name,
  domain: new URL(site.url).host,
  generalEmail: site.inquiries.email,
  storageKey: cookieAnswerKey,
  replaySessionShare: share(replay.sessionSampleRate),
  replayErrorShare: share(replay.onErrorSampleRate),
  traceShare: share(traceSampleRate),
  replayMaxDuration: minutes(replay.maxDuration),
  replayIdlePause: minutes(builtIn.idlePause),
  replayIdleExpiry: minutes(builtIn.idleExpiry),
  tunnelPath,
  messageRetention: `${retentionDays} days`,
  stockholmAddress: address('stockholm'),
  budapestAddress: address('budapest'),
};

/** Puts values in the place of `{{names}}`, in every text of a file. @throws Error naming a placeholder that does not exist */
export function fillPlaceholders<T>(text: T, file: string): T {
  const filled = JSON.stringify(text).replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`${file}: {{${name}}}: expected one of ${Object.keys(values).join(', ')}`);
    return JSON.stringify(value).slice(1, -1);
  });
  return JSON.parse(filled) as T;
}
