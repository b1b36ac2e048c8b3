import { services } from '../../../content/services/list.ts';
import { type Draft, draftKeeper, newDraft } from './draft.ts';
import { draftName } from './draftName.ts';
import { putBack, typedIn } from './formFields.ts';

const asksForService = (search: string) => {
  const slug = new URLSearchParams(search).get('service');
  return services.find((service) => service.slug === slug)?.slug;
};

/** What tells one attempt from another inquiry, and a person from a program. Times in milliseconds since 1970. */
export type Marks = Draft & { posted: number };

/**
 * Keeps what is typed into a form until it has been sent, through errors, reloads and lost connections, and ticks the
 * service that `?service=` names. Of who has typed nothing, nothing is kept.
 * @param started when the form was opened, in milliseconds since 1970
 */
export function openDraft(form: HTMLFormElement, name: string, started: number) {
  const keeper = draftKeeper(draftName(name), () => window.sessionStorage);
  const draft = keeper.read() ?? newDraft(started);
  const keep = () => {
    draft.fields = typedIn(form);
    keeper.write(draft);
  };
  putBack(form, draft.fields);
  // Typed before this was there.
  if (Object.values(typedIn(form)).some((value) => value.length > 0)) keep();
  const service = asksForService(window.location.search);
  if (service && draft.asked !== service) {
    draft.asked = service;
    putBack(form, { services: [service] });
  }
  return { keep, marks: (): Marks => ({ ...draft, posted: Date.now() }), forget: keeper.clear };
}
