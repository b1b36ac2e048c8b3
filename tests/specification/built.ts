import {
  attribute,
  type Element,
  elements,
  findAll,
  type Node,
} from '../../scripts/html/document.ts';
import { accessibleName } from '../built/checks/accessibleName.ts';
import { builtPages } from '../built/checks/pages.ts';

function fail(message: string): never {
  throw new Error(message);
}

export const pages = new Map(builtPages().map(({ path, document }) => [path, document]));

export const builtPage = (path: string): Node => pages.get(path) ?? fail(`out has no page ${path}`);

/** Returns the first element with a tag and, if given, an accessible name. @throws Error if none has it */
export function part(page: Node, tag: string, label?: string): Element {
  const labelOf = (element: Element) => {
    const id = attribute(element, 'aria-labelledby');
    return (
      attribute(element, 'aria-label') ??
      elements(element)
        .filter((it) => attribute(it, 'id') === id)
        .map(accessibleName)[0]
    );
  };
  const found = findAll(page, tag).find(
    (element) => label === undefined || labelOf(element) === label,
  );
  return found ?? fail(`there is no <${tag}> ${label ?? ''}`);
}

const newTabNote = / ?\(opens in a new tab\)$/;

/** Lists links as `name → URL`, with `(new tab)` if they open one and say so. */
export const linksIn = (node: Node): string[] =>
  findAll(node, 'a').map((link) => {
    const name = accessibleName(link);
    const opensNewTab =
      newTabNote.test(name) &&
      attribute(link, 'target') === '_blank' &&
      /noopener/.test(attribute(link, 'rel') ?? '');
    return `${name.replace(newTabNote, '')} → ${attribute(link, 'href')}${opensNewTab ? ' (new tab)' : ''}`;
  });
