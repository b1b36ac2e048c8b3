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

/** Every page of the build in `out`, by its path. */
export const pages = new Map(builtPages().map(({ path, document }) => [path, document]));

export const builtPage = (path: string): Node => pages.get(path) ?? fail(`out has no page ${path}`);

/** The part of a page with this tag and, where one is given, this label. @throws Error when there is none */
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

const note = / ?\(opens in a new tab\)$/;

/** The links in a part of a page as `name → address`; `(new tab)` where one opens one and says so. */
export const linksIn = (node: Node): string[] =>
  findAll(node, 'a').map((link) => {
    const name = accessibleName(link);
    const opens =
      note.test(name) &&
      attribute(link, 'target') === '_blank' &&
      /noopener/.test(attribute(link, 'rel') ?? '');
    return `${name.replace(note, '')} → ${attribute(link, 'href')}${opens ? ' (new tab)' : ''}`;
  });
