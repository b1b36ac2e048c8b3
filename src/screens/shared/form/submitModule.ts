import formWords from '#words/form';
import { cvField } from '../../../contact/cv.ts';
import { honeypot } from '../../../contact/honeypot.ts';
import { minFillTimeMs } from '../../../contact/limits.ts';
import {
  type FieldErrors,
  type ValidForm,
  validateFields,
  validateForm,
} from '../../../contact/schema.ts';
import { turnstileSiteKey } from '../../../env/pages.ts';
import { languageOf } from '../../../languages.ts';
import type { SubmissionMarks } from './draft.ts';
import { fieldsOf, fileOf } from './formFields.ts';
import { postForm } from './postForm.ts';
import { readSource } from './readSource.ts';

export { openDraft } from './draft.ts';
export { SentMessage } from './SentMessage.tsx';
export { TurnstileWidget } from './TurnstileWidget.tsx';
export { formWords };

/**
 * The result of an attempt: `reference` when the form has been sent, otherwise the reasons why not.
 */
export interface SubmitResult {
  errors: FieldErrors;
  failure?: string | undefined;
  reference?: string;
  /** What was sent. */
  valid?: ValidForm;
}

/**
 * After this time the form is sent without Turnstile's token, and the Function rejects it with a
 * message.
 */
const turnstileTimeoutMs = 10_000;

const pause = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));

const submitted = (form: HTMLFormElement) => ({ ...fieldsOf(form), [cvField]: fileOf(form) });

export async function errorsOf(form: HTMLFormElement): Promise<FieldErrors> {
  const result = await validateForm(submitted(form));
  return 'errors' in result ? result.errors : {};
}

/** Returns the field that Turnstile's widget keeps its token in, once there is a widget. */
const tokenField = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>('[data-check] input');

/**
 * Waits for Turnstile's token, which takes a moment after opening the form and after each attempt.
 */
async function waitForTurnstile(form: HTMLFormElement) {
  if (!turnstileSiteKey) return;
  const waiting = () => !form.querySelector('[data-check=blocked]') && !tokenField(form)?.value;
  for (let waited = 0; waiting() && waited < turnstileTimeoutMs; waited += 100) await pause(100);
}

/**
 * Keeps visitors from changing fields while they are sent, because a change would be lost. Disabled
 * fields would lose the focus, and stay disabled after a reload in Firefox.
 */
function lock(form: HTMLFormElement, isLocked: boolean) {
  for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
    field.readOnly = isLocked;
    if (!field.parentElement || !/checkbox|file|select/.test(field.type)) continue;
    // These fields can't be read-only, and lose the focus. The parent includes a checkbox's label.
    if (field === document.activeElement) form.querySelector('button')?.focus();
    field.parentElement.inert = isLocked;
  }
}

async function attempt(
  form: HTMLFormElement,
  { key, started, posted }: SubmissionMarks,
  onSending: () => void,
): Promise<SubmitResult> {
  const errors = await errorsOf(form);
  if (Object.keys(errors).length > 0) return { errors };
  onSending();
  await waitForTurnstile(form);
  const early = minFillTimeMs - (posted - started);
  if (early > 0 && early <= minFillTimeMs) await pause(early);
  const marks = { key, started, posted: Date.now(), source: readSource() };
  const fields = { ...submitted(form), ...marks };
  lock(form, true);
  const outcome = await postForm(fields);
  lock(form, false);
  // Validates the sent fields again, because the visitor may have changed them since the check.
  if (outcome.sent) return { errors, ...validateFields(fields), reference: outcome.reference };
  // A token is valid for one attempt, successful or not:
  // https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
  if (tokenField(form)) window.turnstile?.reset();
  if ('errors' in outcome) return { errors: outcome.errors };
  if (outcome.code === honeypot.code)
    (form.elements.namedItem(honeypot.field) as HTMLInputElement).value = '';
  // A file that has changed since the check cannot be sent.
  const since = await errorsOf(form);
  return Object.keys(since).length > 0 ? { errors: since } : { errors, failure: outcome.failure };
}

/** Sends a form. Never throws: a failure is part of the result. */
export const submitForm: typeof attempt = (form, ...rest) =>
  attempt(form, ...rest).catch((error) => {
    reportError(error);
    return { errors: {}, failure: formWords[languageOf(fieldsOf(form).language)].failed };
  });
