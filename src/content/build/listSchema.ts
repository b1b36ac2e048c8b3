import { industries } from '../facts/industries.ts';
import { services } from '../facts/services.ts';
import { named } from './form.ts';
import { checkAgainst } from './plainMessage.ts';
import { problemsOf, throwAny } from './problems.ts';
import { line, list, object, refersTo } from './schemaParts.ts';

const lists = { services, industries };
type Name = keyof typeof lists;

/** Which services or industries have a page, in the order of the menu and of all lists. */
export const listSchema = (name: Name) =>
  list(object({ slug: named('Page', refersTo(name)), name: named('Name in the menu', line) }));

/** @throws Problems that name the field of a `list.json` that is wrong and what is expected there */
export const checkLists = () =>
  throwAny(
    problemsOf(Object.keys(lists) as Name[], (name) =>
      checkAgainst(listSchema(name), `src/content/${name}/list.json`, lists[name]),
    ),
  );
