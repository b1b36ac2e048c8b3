import type { Person } from '../../content/load.ts';

/** What a page shows of a person in short. */
export type ShownPerson = Pick<Person, 'slug' | 'name' | 'role' | 'office'>;

export const shownPerson = ({ slug, name, role, office }: Person): ShownPerson => ({ slug, name, role, office });
