import { services } from '../../../content/facts/services.ts';
import { draftStorageKey } from './draftStorageKey.ts';
import { type Fields, restoreFields, typedFields } from './formFields.ts';

export interface Draft {
  /** The inquiry's idempotency key: every attempt to send this draft is the same inquiry. */
  key: string;
  /** When the form was opened, by this browser's clock. Milliseconds since 1970. */
  started: number;
  /**
   * The service of `?service=`, once it has been ticked. It is not ticked again after the visitor
   * unticks it.
   */
  asked?: string;
  fields: Fields;
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Returns 128 random bits in hexadecimal. `crypto.randomUUID` is missing over plain http, as in
 * some previews.
 */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

export const newDraft = (now: number): Draft => ({ key: newKey(), started: now, fields: {} });

function isFields(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(
    (value) =>
      typeof value === 'string' ||
      (Array.isArray(value) && value.every((text) => typeof text === 'string')),
  );
}

function parse(text: string): Draft | undefined {
  const { key, started, asked, fields } = JSON.parse(text) as Partial<Draft>;
  if (typeof key !== 'string' || typeof started !== 'number' || !isFields(fields)) return undefined;
  return { key, started, ...(typeof asked === 'string' && { asked }), fields };
}

/** Stores one form's draft in session storage. Ignores storage that is full or forbidden. */
export function createDraftStorage(name: string, storage: () => DraftStorage) {
  const attempt = <T>(use: (kept: DraftStorage) => T): T | undefined => {
    try {
      return use(storage());
    } catch {
      return undefined;
    }
  };
  return {
    read: () => attempt((kept) => parse(kept.getItem(name) ?? '{}')),
    write: (draft: Draft) => attempt((kept) => kept.setItem(name, JSON.stringify(draft))),
    clear: () => attempt((kept) => kept.removeItem(name)),
  };
}

const asksForService = (search: string) => {
  const slug = new URLSearchParams(search).get('service');
  return services.find((service) => service.slug === slug)?.slug;
};

/**
 * What a submission contains for spam checks and to recognize repeated attempts. `posted` is when
 * it was sent, in milliseconds since 1970.
 */
export type SubmissionMarks = Draft & { posted: number };

/**
 * Restores the draft of a form, and ticks the service that `?service=` names. Stores nothing before
 * the visitor types.
 * @returns functions to store the draft, to read it for sending, and to delete it
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
  // Stores what the visitor typed before this script loaded.
  if (Object.values(typedFields(form)).some((value) => value.length > 0)) keep();
  const service = asksForService(window.location.search);
  if (service && draft.asked !== service) {
    draft.asked = service;
    restoreFields(form, { services: [service] });
  }
  return {
    keep,
    marks: (): SubmissionMarks => ({ ...draft, posted: Date.now() }),
    forget: keeper.clear,
  };
}
