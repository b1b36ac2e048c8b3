import { services } from '../../../content/services/list.ts';
import { createDraftStorage, type Draft, newDraft } from './draft.ts';
import { draftStorageKey } from './draftStorageKey.ts';
import { restoreFields, typedFields } from './formFields.ts';

const asksForService = (search: string) => {
  const slug = new URLSearchParams(search).get('service');
  return services.find((service) => service.slug === slug)?.slug;
};

/** Identifies repeated attempts as one inquiry, and shows how long filling in took. Times in milliseconds since 1970. */
export type SubmissionMarks = Draft & { posted: number };

/**
 * Keeps what is typed into a form until it has been sent, through errors, reloads and lost connections, and ticks the
 * service that `?service=` names. It stores nothing for visitors who have typed nothing.
 * @param started when the form was opened, in milliseconds since 1970
 */
export function openDraft(form: HTMLFormElement, name: string, started: number) {
  const keeper = createDraftStorage(draftStorageKey(name), () => window.sessionStorage);
  const draft = keeper.read() ?? newDraft(started);
  const keep = () => {
    draft.fields = typedFields(form);
    keeper.write(draft);
  };
  restoreFields(form, draft.fields);
  // Typed before this script had loaded.
  if (Object.values(typedFields(form)).some((value) => value.length > 0)) keep();
  const service = asksForService(window.location.search);
  if (service && draft.asked !== service) {
    draft.asked = service;
    restoreFields(form, { services: [service] });
  }
  return { keep, marks: (): SubmissionMarks => ({ ...draft, posted: Date.now() }), forget: keeper.clear };
}
