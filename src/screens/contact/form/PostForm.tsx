import { type ReactNode, useId, useRef } from 'react';
import { labels } from '../../../contact/labels.ts';
import type { Contact, Faults } from '../../../contact/schema.ts';
import { routes, site } from '../../../site.ts';
import { Button } from '../../../ui/button.ts';
import { Link } from '../../../ui/Link.tsx';
import { Bait, CheckPlace, Finish, Sheet } from './form.styles.ts';
import { useSending } from './useSending.ts';

interface Props {
  kind: Contact['kind'];
  /** The slug of the position that is applied for. */
  job?: string;
  note: string;
  /** The id of the heading that names the form. */
  labelledBy: string;
  children: (faults: Faults) => ReactNode;
}

/**
 * A form that posts to `/api/contact`: plain HTML until scripts are there, and from then on answered in place. The fields
 * are the visitor's; scripts read them and put them back, but never own them.
 */
export function PostForm({ kind, job, note, labelledBy, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const bait = useId();
  const sending = useSending(form, job ?? kind);
  const { Check, Sent, Summary } = sending.desk ?? {};
  if (Sent && sending.reference) return <Sent kind={kind} reference={sending.reference} />;
  return (
    <Sheet
      ref={form}
      method="post"
      action="/api/contact"
      encType="multipart/form-data"
      aria-labelledby={labelledBy}
      onFocus={sending.prepare}
      onInput={sending.typed}
      onSubmit={(event) => {
        event.preventDefault();
        void sending.submit();
      }}
    >
      <input type="hidden" name="kind" value={kind} />
      {job && <input type="hidden" name="job" value={job} />}
      <Bait aria-hidden="true">
        <label htmlFor={bait}>Leave this empty</label>
        <input id={bait} name="subject" tabIndex={-1} autoComplete="off" />
      </Bait>
      {Summary && <Summary faults={sending.faults} failure={sending.failure} returned={sending.returned} />}
      {children(sending.faults)}
      <Finish>
        {process.env.TURNSTILE_SITE_KEY && (
          <CheckPlace>
            {Check && <Check />}
            <noscript>
              Sending this form needs scripts, for a check that you are a person. You can also write to{' '}
              <a href={`mailto:${site.inquiries.email}`}>{site.inquiries.email}</a>.
            </noscript>
          </CheckPlace>
        )}
        <p>
          {note} <Link href={routes.privacy}>Privacy policy</Link>
        </p>
        <Button type="submit" aria-disabled={sending.sending || undefined}>
          {sending.sending ? labels.sending : labels.send}
        </Button>
      </Finish>
    </Sheet>
  );
}
