import type { Person } from '../../../content/load/load.ts';
import { photoOf } from '../../../images/workPicture.ts';
import { officeOf, site } from '../../../site.ts';
import { langOf } from '../../../ui/Foreign.tsx';
import type { ShownPerson } from './People.tsx';

/** Adds the city of a person's office to a role that does not contain it. */
export function roleWithCity({ role, office }: Pick<Person, 'role' | 'office'>): string {
  const { city } = officeOf({ office });
  return role.includes(city) ? role : `${role}, ${city}`;
}

/** Returns what a row of portraits shows of a person. */
export const shownPerson = ({ slug, name, role, office, portrait }: Person): ShownPerson => ({
  slug,
  name,
  ...langOf(name, site.foreignWords),
  role: roleWithCity({ role, office }),
  ...photoOf({ portrait }),
});
