import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Attempt } from './desk.ts';
import { draftName } from './draftName.ts';

type Desk = typeof import('./desk.ts');

/** Comes with the first touch of the form; a page that is only read does not load it. */
const openDesk = (): Promise<Desk | undefined> => import('./desk.ts').catch(() => undefined);

interface State extends Attempt {
  sending: boolean;
  /** Counts attempts that came back, each of which takes the focus to what is to be read. */
  returned: number;
  desk?: Desk;
}

/** Whether there is something to put back or to keep before the form is touched. */
function isBegun(form: HTMLFormElement, name: string): boolean {
  try {
    if (window.sessionStorage.getItem(draftName(name))) return true;
  } catch {
    // Storage is forbidden; nothing can have been kept.
  }
  const written = [...new FormData(form)].some(([field, value]) => value && !['kind', 'language', 'job'].includes(field));
  return written || window.location.search.includes('service=');
}

/**
 * Keeps, checks and sends a form in place. Without scripts the browser sends it, and the Function answers with a page. All
 * of it happens in the finished page, so that the exported one is the same for all.
 * @param name what its draft is called
 */
export function useSending(form: RefObject<HTMLFormElement | null>, name: string) {
  const [state, setState] = useState<State>({ sending: false, returned: 0, faults: {} });
  const draft = useRef<ReturnType<Desk['openDraft']>>(undefined);
  /** Milliseconds since 1970. */
  const started = useRef(0);
  /** Known at once, unlike state, so that a double click is one attempt. */
  const busy = useRef(false);

  async function prepare(): Promise<Desk | undefined> {
    const desk = await openDesk();
    if (!desk || !form.current) return desk;
    draft.current ??= desk.openDraft(form.current, name, started.current);
    setState((before) => (before.desk ? before : { ...before, desk }));
    return desk;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(() => {
    if (!form.current) return;
    started.current = Date.now();
    // Our own messages take the place of the browser's once they can.
    form.current.noValidate = true;
    if (isBegun(form.current, name)) void prepare();
  }, []);

  return {
    ...state,
    /** Loads what will be needed, before it is. */
    prepare,
    async typed() {
      draft.current?.keep();
      const current = form.current;
      if (!current || Object.keys(state.faults).length === 0) return;
      const desk = await openDesk();
      if (desk) setState((before) => ({ ...before, faults: desk.stillAtFault(current, before.faults) }));
    },
    async submit() {
      const current = form.current;
      if (!current || busy.current) return;
      busy.current = true;
      setState((before) => ({ ...before, sending: true, faults: {}, failure: undefined }));
      const desk = await prepare();
      if (!desk || !draft.current) {
        // The browser sends the form as it does without scripts. Who stops it or comes back may send it again.
        current.submit();
        busy.current = false;
        return setState((before) => ({ ...before, sending: false }));
      }
      const result = await desk.attempt(current, draft.current.marks());
      if (result.reference) draft.current.forget();
      busy.current = false;
      setState(({ returned }) => ({ sending: false, returned: returned + 1, desk, ...result }));
    },
  };
}
