import { type Inquiry, inquiryColumns } from '#functions/contact/notice.ts';
import { fields, isList } from '#src/contact/fields.ts';

export interface Row extends Inquiry {
  notice: 'pending' | 'sent' | 'failed';
  notice_attempts: number;
  notice_error: string | null;
}

export const rowColumns = `${inquiryColumns}, notice, notice_attempts, notice_error`;

const notices = { pending: 'not notified yet', sent: 'notified', failed: 'notice failed' };

/** Formats an inquiry for a terminal. The database's texts contain no control characters. */
export function readable(row: Row): string {
  // The other three fields have separate lines.
  const facts = fields
    .filter(({ name }) => !['name', 'email', 'message'].includes(name))
    .map(({ name }) => (isList(name) ? row[name].replaceAll(' ', ', ') : row[name]));
  const error = row.notice_error ? `, ${row.notice_error} (${row.notice_attempts} attempts)` : '';
  return [
    `${row.reference}  ${row.received_at.slice(0, 16).replace('T', ' ')} UTC  ${row.kind}, ${notices[row.notice]}${error}`,
    `${row.name} <${row.email}>`,
    facts.filter(Boolean).join(' · '),
    row.message.replace(/^/gm, '  '),
  ]
    .filter(Boolean)
    .join('\n');
}
