import { displayValue } from '../../src/contact/displayFields.ts';
import { type FieldName, fields, type Kind } from '../../src/contact/fields.ts';
import { cleanLine } from '../../src/contact/schema.ts';
import { siteLanguage } from '../../src/site.ts';
import { isLoopback } from '../http/isLoopback.ts';

/** A row of the table `inquiries`. Spaces separate the values of a list. */
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

export const webhookTimeoutMs = 5000;

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Escapes the markup of chats: angle brackets for Slack; pictures, links and mentions for
 * Mattermost, which ignores underscores before a mention. An e-mail address stays as it is.
 */
const escapeForChat = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/(?<![A-Za-z0-9]_*)@|[[\]]/g, '$&\u200b');

/** The longest text of a notice. Mattermost refuses more than 16,383 characters. */
const maxText = 16_000;

const cutToFit = (text: string) =>
  text.length <= maxText
    ? text
    : // Drops an escaped character that was cut in two.
      `${text.slice(0, maxText).replace(/&\w*$/, '')}…\n\nThis is cut. To read all of it: npm run inquiries -- --remote`;

const toQuote = (text: string) => text.replace(/^/gm, '> ');

/** Makes the webhook's JSON: `subject` and `text` for people, `inquiry` for programs. */
export function noticePayload({ id, ...inquiry }: Inquiry) {
  const lines = fields
    .filter(({ name }) => name !== 'message' && inquiry[name])
    // Joins lines, so that a value cannot imitate the line of another field.
    .map((field) => {
      const value = cleanLine(displayValue(field, inquiry[field.name], siteLanguage));
      // Only people who are signed in to the bucket's account can read it.
      const how =
        field.control === 'file' && `, npm run inquiries -- file ${inquiry.reference} --remote`;
      return `${capitalised(field.name)}: ${value}${how || ''}`;
    });
  const subject = `${inquiry.kind === 'application' ? 'Application' : 'Inquiry'} ${inquiry.reference} from ${inquiry.name}`;
  const text = `${escapeForChat([subject, ...lines].join('\n'))}\n\n${toQuote(escapeForChat(inquiry.message))}`;
  return {
    subject: escapeForChat(subject),
    text: cutToFit(text),
    replyTo: inquiry.email,
    inquiry: { ...inquiry, services: inquiry.services.split(' ').filter(Boolean) },
  };
}

/** Whether notices may be sent to this URL: it must be HTTPS or on this machine. */
export const isWebhook = (url: string) =>
  URL.canParse(url) && (new URL(url).protocol === 'https:' || isLoopback(url));

/**
 * Posts JSON to the agency's webhook.
 * @param url NOTIFY_WEBHOOK_URL
 * @returns undefined on success, otherwise the reason, without the URL, which may hold a secret
 */
export async function postJson(
  url: string,
  body: object,
  { headers = {}, timeoutMs = webhookTimeoutMs } = {},
): Promise<string | undefined> {
  if (!isWebhook(url)) return 'NOTIFY_WEBHOOK_URL is not https';
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    response.body?.cancel().catch(() => {});
    return response.ok ? undefined : `HTTP ${response.status}`;
  } catch (error) {
    return (error as Error).name === 'TimeoutError'
      ? `no answer within ${timeoutMs} ms`
      : 'could not be reached';
  }
}

/** Notifies the agency of an inquiry. An Idempotency-Key lets receivers drop repeated notices. */
export const sendNotice = (url: string, inquiry: Inquiry, timeoutMs?: number) =>
  postJson(url, noticePayload(inquiry), {
    headers: { 'Idempotency-Key': `${inquiry.reference}-${inquiry.id}` },
    timeoutMs,
  });
