import * as v from 'valibot';
import { loadAgency } from '../load/loadAgency.ts';
import { attempt } from '../problems.ts';
import { labelled } from './editorMetadata.ts';
import { officeId } from './officeId.ts';
import {
  isoDate,
  object,
  optionalList,
  pictureFile,
  refersTo,
  sample,
  singleLine,
  whole,
} from './schemaParts.ts';
import { serviceSlug } from './sharedFields.ts';

/** The agency's first year, or 0 if agency.yaml has a mistake, which is reported there. */
const founded = () => attempt(loadAgency)?.founded ?? 0;

export const personSchema = object({
  name: singleLine,
  role: singleLine,
  portrait: labelled(
    'Portrait',
    v.optional(pictureFile),
    'A photograph, upright and 800 pixels wide or more. Without one there is a drawing, or the initials.',
  ),
  office: officeId,
  since: labelled(
    'With us since',
    v.pipe(
      whole(),
      v.check(
        (year) => year >= founded(),
        () => `expected ${founded()} or more, as agency.yaml says when the agency was founded`,
      ),
    ),
  ),
  decides: labelled('Has the last word on', v.optional(singleLine)),
  languages: labelled('Languages', optionalList(singleLine)),
  freeFrom: labelled(
    'Free for the next client from',
    v.optional(isoDate),
    'Shown on the page of prices until that day.',
  ),
  answers: labelled('Answers for these services', optionalList(serviceSlug)),
  works: labelled('Worked on', optionalList(refersTo('works'))),
  sample,
});
