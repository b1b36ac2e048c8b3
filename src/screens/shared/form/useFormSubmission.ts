import { type RefObject, useEffect, useRef, useState } from 'react';
import { draftStorageKey } from './draftStorageKey.ts';
import type { SubmitResult } from './submitModule.ts';

type SubmitModule = typeof import('./submitModule.ts');

/** Loads the code for sending. Returns undefined if that fails. */
const loadSubmitModule = (): Promise<SubmitModule | undefined> =>
  import('./submitModule.ts').catch(() => undefined);

interface State extends SubmitResult {
  sending: boolean;
  /** The number of finished attempts. Each moves the focus to the error summary. */
  attempts: number;
  submitModule?: SubmitModule;
}

/**
 * Returns whether there is a draft or a preselected service to restore, or early typing to store.
 */
function needsDraft(form: HTMLFormElement, name: string, fields: readonly string[]): boolean {
  try {
    if (window.sessionStorage.getItem(draftStorageKey(name))) return true;
  } catch {
    // The browser forbids storage, so no draft exists.
  }
  const hasTyped = [...new FormData(form)].some(
    ([field, value]) => value && fields.includes(field) && !(value instanceof File),
  );
  return hasTyped || window.location.search.includes('service=');
}

/**
 * Stores the draft of a form, validates it, and sends it without leaving the page. Without scripts
 * the browser sends the form, and the Function responds with a page.
 * @param name the name of its draft
 * @param fields the names of the fields that the visitor sees
 */
export function useFormSubmission(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  fields: readonly string[],
) {
  const [state, setState] = useState<State>({ sending: false, attempts: 0, errors: {} });
  const draft = useRef<ReturnType<SubmitModule['openDraft']>>(undefined);
  /** Milliseconds since 1970. */
  const started = useRef(0);
  /** A ref updates immediately, unlike state, so that a double click is one attempt. */
  const busy = useRef(false);

  async function prepare(): Promise<SubmitModule | undefined> {
    const submitModule = await loadSubmitModule();
    if (!submitModule || !form.current) return submitModule;
    draft.current ??= submitModule.openDraft(form.current, name, started.current);
    setState((before) => (before.submitModule ? before : { ...before, submitModule }));
    return submitModule;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after mounting
  useEffect(() => {
    if (!form.current) return;
    started.current = Date.now();
    // Our error messages replace the browser's.
    form.current.noValidate = true;
    if (needsDraft(form.current, name, fields)) void prepare();
  }, []);

  return {
    ...state,
    prepare,
    async typed() {
      draft.current?.keep();
      const current = form.current;
      if (!current || Object.keys(state.errors).length === 0) return;
      const submitModule = await loadSubmitModule();
      if (!submitModule) return;
      const found = await submitModule.errorsOf(current);
      // New errors show only after sending.
      setState((before) => ({
        ...before,
        errors: Object.fromEntries(Object.entries(found).filter(([name]) => name in before.errors)),
      }));
    },
    /** @param onSending called once the fields are valid */
    async submit(onSending: () => void) {
      const current = form.current;
      if (!current || busy.current) return;
      busy.current = true;
      setState((before) => ({ ...before, sending: true, errors: {}, failure: undefined }));
      const submitModule = await prepare();
      if (!submitModule || !draft.current) {
        // The browser sends the form as it does without scripts. A visitor who stops it or comes
        // back may send it again.
        current.submit();
        busy.current = false;
        return setState((before) => ({ ...before, sending: false }));
      }
      const result = await submitModule.submitForm(current, draft.current.marks(), onSending);
      if (result.reference) draft.current.forget();
      busy.current = false;
      setState(({ attempts }) => ({
        sending: false,
        attempts: attempts + 1,
        submitModule,
        ...result,
      }));
    },
  };
}
