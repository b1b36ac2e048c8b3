import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

export const isElement = (node: Node): node is Element => 'tagName' in node;
export const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode =>
  node.nodeName === '#text';

/** Parses a page as a browser with scripts off does, so that it includes the content of `noscript`. */
export const parseDocument = (html: string): Node => parse(html, { scriptingEnabled: false });

const isCode = ({ nodeName }: Node) => nodeName === 'script' || nodeName === 'style';

/** Returns the children of a node, and none for scripts and styles. */
export const children = (node: Node): Node[] =>
  'childNodes' in node && !isCode(node) ? node.childNodes : [];

/** Returns the text in a node without that of nested scripts and styles. */
export function textOf(node: Node): string {
  if (isText(node)) return node.value;
  return 'childNodes' in node
    ? node.childNodes.map((child) => (isCode(child) ? '' : textOf(child))).join('')
    : '';
}

export const attribute = (element: Element, name: string) =>
  element.attrs.find((it) => it.name === name)?.value;

/** Returns all elements below a node, in document order. */
export const elements = (node: Node): Element[] =>
  children(node).flatMap((child) =>
    isElement(child) ? [child, ...elements(child)] : elements(child),
  );

export const findAll = (node: Node, tag: string, wanted: Record<string, string> = {}): Element[] =>
  elements(node).filter(
    (element) =>
      element.tagName === tag &&
      Object.entries(wanted).every(([name, value]) => attribute(element, name) === value),
  );

export const canonicalOf = (node: Node): string | undefined =>
  findAll(node, 'link', { rel: 'canonical' }).map((link) => attribute(link, 'href'))[0];

/** @throws Error if there is none */
export function findOne(node: Node, tag: string): Element {
  const [found] = findAll(node, tag);
  if (!found) throw new Error(`the page has no <${tag}>`);
  return found;
}

export const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();
