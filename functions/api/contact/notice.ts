import { type Field, type FieldName, fields, type Kind } from '../../../src/contact/fields.ts';
import { isLoopback } from '../../http.ts';

/** An inquiry as stored in the database: every field is a text, and entries of a list are separated by spaces. */
export interface Inquiry extends Record<FieldName, string> {
  id: number;
  reference: string;
  received_at: string;
  kind: Kind;
}

export const inquiryColumns = [
  'id',
  'reference',
  'received_at',
  'kind',
  ...fields.map(({ name }) => name),
].join(', ');

/** How long the webhook may take. Milliseconds. */
export const webhookTimeoutMs = 5000;

/** The text of a field, or the names of the chosen options, in whichever language. */
function readable(field: Field, value: string): string {
  if (!('options' in field)) return value;
  const options = Object.values(field.options).flat();
  const nameOf = (slug: string) => options.find((option) => option.slug === slug)?.name ?? slug;
  return value.split(' ').filter(Boolean).map(nameOf).join(', ');
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Escapes what chats obey: angle brackets in Slack; mentions, which Mattermost finds behind any character that is no word's; and
 * the brackets of its pictures and masked links.
 */
const defused = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/(?<![A-Za-z0-9_])@|[[\]]/g, '$&\u200b');

/** A line must not look like another field's. */
const inOneLine = (text: string) => text.replace(/\s*[\r\n\v\f\u0085\u2028\u2029]\s*/g, ' ');
const asQuote = (text: string) => text.replace(/^/gm, '> ');

/** The body for the webhook: `subject` and `text` for people, the fields for programs. */
export function noticePayload({ id, ...inquiry }: Inquiry) {
  const lines = fields
    .filter(({ name }) => name !== 'message' && inquiry[name])
    .map(
      (field) => `${capitalised(field.name)}: ${inOneLine(readable(field, inquiry[field.name]))}`,
    );
  const subject = `${inquiry.kind === 'application' ? 'Application' : 'Inquiry'} ${inquiry.reference} from ${inquiry.name}`;
  const text = `${defused([subject, ...lines].join('\n'))}\n\n${asQuote(defused(inquiry.message))}`;
  return {
    subject: defused(subject),
    text,
    replyTo: inquiry.email,
    inquiry: { ...inquiry, services: inquiry.services.split(' ').filter(Boolean) },
  };
}

/** Whether notices may be sent there: https, or on this machine. */
export const isWebhook = (url: string) =>
  URL.canParse(url) && (new URL(url).protocol === 'https:' || isLoopback(url));

/**
 * Posts JSON to the agency's webhook.
 * @param url NOTIFY_WEBHOOK_URL
 * @returns undefined when the webhook accepted it, otherwise what went wrong; never the address, which may hold a secret
 */
export async function postJson(
  url: string,
  body: object,
  headers = {},
  wait = webhookTimeoutMs,
): Promise<string | undefined> {
  if (!isWebhook(url)) return 'NOTIFY_WEBHOOK_URL is not https';
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(wait),
    });
    response.body?.cancel().catch(() => {});
    return response.ok ? undefined : `HTTP ${response.status}`;
  } catch (error) {
    return (error as Error).name === 'TimeoutError'
      ? `no answer within ${wait} ms`
      : 'could not be reached';
  }
}

/** Sends one notice of an inquiry to the agency, with a key by which a receiver recognises a repeated one. */
export const sendNotice = (url: string, inquiry: Inquiry, wait?: number) =>
  postJson(
    url,
    noticePayload(inquiry),
    { 'Idempotency-Key': `${inquiry.reference}-${inquiry.id}` },
    wait,
  );
