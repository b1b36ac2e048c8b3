import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Faults, FieldName } from '../../../contact/schema.ts';
import type { Attempt } from './desk.ts';
import type { useDraft } from './useDraft.ts';

type Desk = typeof import('./desk.ts');

/** Comes with the first touch of the form; a page that is only read does not load it. */
const openDesk = (): Promise<Desk | undefined> => import('./desk.ts').catch(() => undefined);

interface State extends Attempt {
  sending: boolean;
  /** Counts attempts that came back, each of which takes the focus to what is to be read. */
  returned: number;
  desk?: Desk;
}

/** Those of `before` that are still at fault: a mended field is told at once, a new fault only when sending. */
function stillAtFault(before: Faults, now: Faults): Faults {
  return Object.fromEntries(Object.entries(now).filter(([name]) => before[name as FieldName])) as Faults;
}

/** Checks and sends a form in place. Without scripts the browser sends it, and the Function answers with a page. */
export function useSending(form: RefObject<HTMLFormElement | null>, draft: ReturnType<typeof useDraft>) {
  const [state, setState] = useState<State>({ sending: false, returned: 0, faults: {} });
  /** Known at once, unlike state, so that a double click is one attempt. */
  const busy = useRef(false);

  useEffect(() => {
    // Our own messages take the place of the browser's once they can.
    if (form.current) form.current.noValidate = true;
  }, [form]);

  return {
    ...state,
    /** Loads what will be needed, before it is. */
    async prepare() {
      const desk = await openDesk();
      if (desk) setState((before) => (before.desk ? before : { ...before, desk }));
    },
    async recheck() {
      const current = form.current;
      if (!current || Object.keys(state.faults).length === 0) return;
      const now = (await openDesk())?.faultsOf(current);
      if (now) setState((before) => ({ ...before, faults: stillAtFault(before.faults, now) }));
    },
    async submit() {
      const current = form.current;
      if (!current || busy.current) return;
      busy.current = true;
      setState(({ returned, desk }) => ({ sending: true, returned, faults: {}, ...(desk && { desk }) }));
      const desk = await openDesk();
      if (!desk) {
        // The browser sends the form as it does without scripts. Who stops it or comes back may send it again.
        current.submit();
        busy.current = false;
        return setState((before) => ({ ...before, sending: false }));
      }
      setState((before) => ({ ...before, desk }));
      const result = await desk.attempt(current, draft.marks());
      if (result.reference) draft.forget();
      busy.current = false;
      setState(({ returned }) => ({ sending: false, returned: returned + 1, desk, ...result }));
    },
  };
}
