import { contentFolder } from '../contentFolder.ts';
import { labelled } from './editorMetadata.ts';
import { checkAgainst } from './plainMessage.ts';
import { list, object, refersTo, singleLine } from './schemaParts.ts';

/** The schema of a `list.json`: the entries that have a page, in the order of menus and lists. */
export const listSchema = (kind: string) =>
  list(
    object({
      slug: labelled('Page', refersTo(kind)),
      name: labelled('Name in the menu', singleLine),
    }),
  );

/** @throws Problems, each with the wrong field of a `list.json` and what is expected */
export const checkList = (kind: string, entries: unknown) =>
  checkAgainst(listSchema(kind), `${contentFolder}/${kind}/list.json`, entries);
