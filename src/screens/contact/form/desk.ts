import { leastTime } from '../../../contact/limits.ts';
import { type Faults, readContact } from '../../../contact/schema.ts';
import type { Fields } from './draft.ts';
import { fieldsOf } from './formFields.ts';
import { send } from './send.ts';
import type { Marks } from './useDraft.ts';

export { Sent } from './Sent.tsx';
export { Summary } from './Summary.tsx';

/** What came of an attempt: `reference` when the form has been sent, else what is in its way. */
export interface Attempt {
  faults: Faults;
  failure?: string;
  reference?: string;
}

const pause = (milliseconds: number) => new Promise((passed) => setTimeout(passed, milliseconds));

function faultsIn(fields: Fields): Faults {
  const result = readContact(fields);
  return 'faults' in result ? result.faults : {};
}

/** One sentence for each field at fault. */
export const faultsOf = (form: HTMLFormElement): Faults => faultsIn(fieldsOf(form));

/** Checks a form and sends it. */
export async function attempt(form: HTMLFormElement, { key, started = 0, posted }: Marks): Promise<Attempt> {
  const fields = fieldsOf(form);
  const faults = faultsIn(fields);
  if (Object.keys(faults).length > 0) return { faults };
  const early = leastTime - (posted - started);
  if (early > 0 && early <= leastTime) await pause(early);
  const outcome = await send({ ...fields, key, started, posted: Date.now() });
  if (outcome.sent) return { faults, reference: outcome.reference };
  if ('faults' in outcome) return { faults: outcome.faults };
  if (outcome.code === 'trap') (form.elements.namedItem('subject') as HTMLInputElement).value = '';
  if (outcome.code?.startsWith('check_')) window.turnstile?.reset();
  return { faults, failure: outcome.failure };
}
