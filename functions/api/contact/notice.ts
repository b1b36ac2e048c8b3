import { budgets, starts } from '../../../src/contact/choices.ts';
import { services } from '../../../src/content/services/list.ts';
import { isLoopback } from '../../loopback.ts';

/** An inquiry as it stands in the database. */
export interface Inquiry {
  id: number;
  reference: string;
  received_at: string;
  kind: 'inquiry' | 'application';
  name: string;
  email: string;
  company: string;
  services: string;
  budget: string;
  start: string;
  job: string;
  link: string;
  message: string;
}

/** The columns of an `Inquiry`. */
export const inquiryColumns =
  'id, reference, received_at, kind, name, email, company, services, budget, start, job, link, message';

/** How long the webhook may take. Milliseconds. */
export const patience = 5000;

const nameIn = (list: readonly { slug: string; name: string }[], slug: string) =>
  list.find((entry) => entry.slug === slug)?.name ?? slug;

/** Chats act on these: Slack on angle brackets, others on an @ before a word. */
const defused = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/(^|\s)@/g, '$1@\u200b');

/** What the webhook is sent: `subject` and `text` to be shown, the fields for programs. */
export function noticeOf({ id, ...inquiry }: Inquiry) {
  const chosen = inquiry.services.split(' ').filter(Boolean);
  const fields: Record<string, string> = {
    Name: inquiry.name,
    'E-mail': inquiry.email,
    Company: inquiry.company,
    About: chosen.map((slug) => nameIn(services, slug)).join(', '),
    Budget: inquiry.budget && nameIn(budgets, inquiry.budget),
    Start: inquiry.start && nameIn(starts, inquiry.start),
    Position: inquiry.job,
    Links: inquiry.link,
  };
  const lines = Object.entries(fields).flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  const subject = `${inquiry.kind === 'application' ? 'Application' : 'Inquiry'} ${inquiry.reference} from ${inquiry.name}`;
  const text = defused(`${subject}\n${lines.join('\n')}\n\n${inquiry.message}`);
  return { subject: defused(subject), text, replyTo: inquiry.email, inquiry: { ...inquiry, services: chosen } };
}

/**
 * Tells the agency of an inquiry, once.
 * @param url NOTIFY_WEBHOOK_URL: https, or on this machine
 * @returns undefined when it was taken, else what went wrong; never the address, which may hold a secret
 */
export async function sendNotice(url: string, inquiry: Inquiry, wait = patience): Promise<string | undefined> {
  if (!URL.canParse(url) || !(new URL(url).protocol === 'https:' || isLoopback(url))) return 'NOTIFY_WEBHOOK_URL is not https';
  try {
    const response = await fetch(url, {
      method: 'POST',
      // Lets a receiver tell a repeated notice from a new one.
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `${inquiry.reference}-${inquiry.id}` },
      body: JSON.stringify(noticeOf(inquiry)),
      redirect: 'manual',
      signal: AbortSignal.timeout(wait),
    });
    response.body?.cancel().catch(() => {});
    return response.ok ? undefined : `HTTP ${response.status}`;
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? `no answer within ${wait} ms` : 'could not be reached';
  }
}
