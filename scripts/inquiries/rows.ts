import { type Inquiry, inquiryColumns } from '../../functions/api/contact/notice.ts';
import { fields } from '../../src/contact/fields.ts';

export interface Row extends Inquiry {
  notice: 'pending' | 'sent' | 'failed';
  notice_attempts: number;
  notice_error: string | null;
}

export const rowColumns = `${inquiryColumns}, notice, notice_attempts, notice_error`;

const notices = { pending: 'nobody notified yet', sent: 'notified', failed: 'notice failed' };

/** An inquiry for reading in a terminal. It is safe to print: control characters were removed before it was stored. */
export function readable(row: Row): string {
  // Name, e-mail and message have lines of their own.
  const facts = fields
    .filter(({ name }) => !['name', 'email', 'message'].includes(name))
    .map(({ name, kind }) => (kind === 'choices' ? row[name].replaceAll(' ', ', ') : row[name]));
  const error = row.notice_error ? `, ${row.notice_error} (${row.notice_attempts} attempts)` : '';
  return [
    `${row.reference}  ${row.received_at.slice(0, 16).replace('T', ' ')}  ${row.kind}, ${notices[row.notice]}${error}`,
    `${row.name} <${row.email}>`,
    facts.filter(Boolean).join(' · '),
    row.message.replace(/^/gm, '  '),
  ]
    .filter(Boolean)
    .join('\n');
}
