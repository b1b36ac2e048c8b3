import { type ReactNode, useId, useRef } from 'react';
import type { FormField as Field, FormDefinition } from '../../../contact/formFor.ts';
import { errorSummaryId } from '../../../contact/formIds.ts';
import { honeypot } from '../../../contact/honeypot.ts';
import { turnstileSiteKey } from '../../../env/pages.ts';
import { routes, site } from '../../../site.ts';
import { announce } from '../../../ui/announce.ts';
import { Button } from '../../../ui/button.ts';
import { Link } from '../../../ui/Link.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormField } from './FormField.tsx';
import { FormEnd, FormHoneypot, FormRow, FormSheet, FormTurnstile } from './form.styles.ts';
import { useFormSubmission } from './useFormSubmission.ts';

interface Props {
  form: FormDefinition;
  labelledBy: string;
  /** A drawing whose line is the rule below the first field. */
  drawnLine?: ReactNode;
}

/** Groups the fields in rows: two consecutive half-width fields share one. */
const inRows = (fields: Field[]) =>
  fields.reduce<Field[][]>((rows, field) => {
    const last = rows.at(-1);
    if (field.half && last?.length === 1 && last[0]?.half) last.push(field);
    else rows.push([field]);
    return rows;
  }, []);

/**
 * A form that posts to `/api/contact`: plain HTML until scripts have loaded, and then sent without
 * leaving the page. The fields are uncontrolled: scripts read and restore their values, but React
 * does not manage them.
 */
export function PostForm({
  form: { name, language, hidden, words, fields },
  labelledBy,
  drawnLine,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const bait = useId();
  const sending = useFormSubmission(
    form,
    hidden.job ?? name,
    fields.map((field) => field.name),
  );
  const { TurnstileWidget, SentMessage } = sending.submitModule ?? {};
  if (SentMessage && sending.reference && sending.valid)
    return <SentMessage form={sending.valid} reference={sending.reference} />;
  return (
    <FormSheet
      ref={form}
      method="post"
      // Without scripts the browser scrolls to the summary in the response.
      action={`/api/contact#${errorSummaryId}`}
      encType="multipart/form-data"
      aria-labelledby={labelledBy}
      onFocus={sending.prepare}
      onInput={sending.typed}
      onSubmit={(event) => {
        event.preventDefault();
        void sending.submit(() => announce(words.sending));
      }}
    >
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <FormHoneypot aria-hidden="true">
        <label htmlFor={bait}>{words.leaveEmpty}</label>
        <input id={bait} name={honeypot.field} tabIndex={-1} autoComplete="off" />
      </FormHoneypot>
      <ErrorSummary
        words={sending.submitModule?.formWords[language]}
        errors={sending.errors}
        failure={sending.failure}
        attempts={sending.attempts}
      />
      {inRows(fields).map((row) => (
        <FormRow key={row[0]?.name}>
          {row.map((field) => (
            <FormField
              key={field.name}
              field={field}
              words={words}
              error={sending.errors[field.name]}
              drawnLine={field === fields[0] && drawnLine}
            />
          ))}
        </FormRow>
      ))}
      {turnstileSiteKey && (
        <FormTurnstile>
          {TurnstileWidget && <TurnstileWidget language={language} />}
          <noscript>
            {words.needsScripts}{' '}
            <a href={`mailto:${site.inquiries.email}`}>{site.inquiries.email}</a>.
          </noscript>
        </FormTurnstile>
      )}
      <FormEnd>
        <p>
          {words.note} <Link href={routes.privacy}>{words.privacyPolicy}</Link>
        </p>
        <Button type="submit" aria-disabled={sending.sending || undefined}>
          {sending.sending ? words.sending : words.send}
        </Button>
      </FormEnd>
    </FormSheet>
  );
}
