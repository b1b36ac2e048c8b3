import { type RefObject, useEffect, useRef } from 'react';
import { services } from '../../../content/services/list.ts';
import { site } from '../../../site.ts';
import { type Draft, draftKeeper, newDraft } from './draft.ts';
import { putBack, typedIn } from './formFields.ts';

const asksForService = (search: string) => {
  const slug = new URLSearchParams(search).get('service');
  return services.find((service) => service.slug === slug)?.slug;
};

/** What tells one attempt from another inquiry, and a person from a program. Times in milliseconds since 1970. */
export type Marks = Partial<Draft> & { posted: number };

/**
 * Keeps what is typed into a form until it has been sent, through errors, reloads and lost connections, and ticks the
 * service that `?service=` names. All of it happens in the finished page, so that the exported one is the same for all.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string) {
  const keeper = draftKeeper(`${site.name.toLowerCase()}Draft:${name}`, () => window.sessionStorage);
  const draft = useRef<Draft>(undefined);

  const keep = () => {
    if (!form.current || !draft.current) return;
    draft.current.fields = typedIn(form.current);
    keeper.write(draft.current);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(() => {
    if (!form.current) return;
    draft.current = keeper.read() ?? newDraft(Date.now());
    putBack(form.current, draft.current.fields);
    // Typed before scripts were there. Of who has typed nothing, nothing is kept.
    if (Object.values(typedIn(form.current)).some((value) => value.length > 0)) keep();
    const service = asksForService(window.location.search);
    if (service && draft.current.asked !== service) {
      draft.current.asked = service;
      putBack(form.current, { services: [service] });
    }
  }, []);

  return {
    keep,
    marks: (): Marks => ({ ...draft.current, posted: Date.now() }),
    forget: () => {
      keeper.clear();
      draft.current = undefined;
    },
  };
}
