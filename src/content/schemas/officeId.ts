import { site } from '../../site.ts';
import { withForm } from './editorMetadata.ts';
import { oneOf } from './schemaParts.ts';

export const officeIds = site.offices.map(({ id }) => id);
export const officeId = withForm(oneOf(officeIds), {
  names: Object.fromEntries(site.offices.map(({ id, city }) => [id, city])),
});
