import type { Person } from '../../content/build/load.ts';
import { photoOf } from '../../images/workPicture.ts';
import { site } from '../../site.ts';
import { langOf } from '../../ui/Foreign.tsx';
import type { ShownPerson } from './People.tsx';

/** Returns what a row of portraits shows of a person. */
export const shownPerson = ({ slug, name, role, office, portrait }: Person): ShownPerson => ({
  slug,
  name,
  ...langOf(name, site.foreignWords),
  role,
  office,
  ...photoOf({ portrait }),
});
