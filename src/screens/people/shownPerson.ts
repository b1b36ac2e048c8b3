import type { Person } from '../../content/load.ts';
import { langOf } from '../../ui/Foreign.tsx';

/** What a page shows of a person in short. */
export interface ShownPerson extends Pick<Person, 'slug' | 'name' | 'role' | 'office'> {
  /** The language of the name, where its letters show that it is not English. */
  lang?: string;
}

export const shownPerson = ({ slug, name, role, office }: Person): ShownPerson => ({
  slug,
  name,
  ...langOf(name),
  role,
  office,
});
