import { type RefObject, useEffect, useRef, useState } from 'react';
import { leastTime } from '../../../contact/limits.ts';
import type { Faults, FieldName } from '../../../contact/schema.ts';
import { fieldsOf } from './formFields.ts';
import { send } from './send.ts';
import type { useDraft } from './useDraft.ts';

/** Comes with the first touch of the form; a page that is only read does not load it. */
const loadSchema = () => import('../../../contact/schema.ts').catch(() => undefined);

interface State {
  sending: boolean;
  faults: Faults;
  failure?: string;
  reference?: string;
}

const pause = (milliseconds: number) => new Promise((passed) => setTimeout(passed, milliseconds));

/** Those of `before` that are still at fault: a mended field is told at once, a new fault only when sending. */
function stillAtFault(before: Faults, now: Faults): Faults {
  return Object.fromEntries(Object.entries(now).filter(([name]) => before[name as FieldName])) as Faults;
}

/** Checks and sends a form in place. Without scripts the browser sends it, and the Function answers with a page. */
export function useSending(form: RefObject<HTMLFormElement | null>, draft: ReturnType<typeof useDraft>) {
  const [state, setState] = useState<State>({ sending: false, faults: {} });
  /** Known at once, unlike state, so that a double click is one attempt. */
  const busy = useRef(false);
  /** Counts attempts that came back, each of which takes the focus to what is to be read. */
  const [returned, setReturned] = useState(0);

  useEffect(() => {
    // Our own messages take the place of the browser's once they can.
    if (form.current) form.current.noValidate = true;
  }, [form]);

  async function attempt(current: HTMLFormElement): Promise<State> {
    const fields = fieldsOf(current);
    const schema = await loadSchema();
    // Where it cannot be loaded, the Function checks alone.
    const result = schema?.readContact(fields);
    if (result && 'faults' in result) return { sending: false, faults: result.faults };
    const { key, started = 0, posted } = draft.marks();
    const early = leastTime - (posted - started);
    if (early > 0 && early <= leastTime) await pause(early);
    const outcome = await send({ ...fields, key, started, posted: Date.now() });
    if (outcome.sent) return { sending: false, faults: {}, reference: outcome.reference };
    if ('faults' in outcome) return { sending: false, faults: outcome.faults };
    if (outcome.code === 'trap') (current.elements.namedItem('subject') as HTMLInputElement).value = '';
    if (outcome.code?.startsWith('check_')) window.turnstile?.reset();
    return { sending: false, faults: {}, failure: outcome.failure };
  }

  return {
    ...state,
    returned,
    /** Loads what will be needed, before it is. */
    prepare: () => void loadSchema(),
    async recheck() {
      const current = form.current;
      if (!current || Object.keys(state.faults).length === 0) return;
      const result = (await loadSchema())?.readContact(fieldsOf(current));
      if (!result) return;
      const now = 'faults' in result ? result.faults : {};
      setState((before) => ({ ...before, faults: stillAtFault(before.faults, now) }));
    },
    async submit() {
      const current = form.current;
      if (!current || busy.current) return;
      busy.current = true;
      setState({ sending: true, faults: {} });
      const next = await attempt(current);
      if (next.reference) draft.forget();
      busy.current = false;
      setState(next);
      setReturned((count) => count + 1);
    },
  };
}
