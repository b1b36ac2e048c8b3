import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

export const isElement = (node: Node): node is Element => 'tagName' in node;
export const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode =>
  node.nodeName === '#text';

/** Parses a page as browsers with scripts off do, so that the content of noscript is included. */
export const parseDocument = (html: string): Node => parse(html, { scriptingEnabled: false });

const isCode = ({ nodeName }: Node) => nodeName === 'script' || nodeName === 'style';

/** The children of a node; scripts and styles have none. */
export const children = (node: Node): Node[] =>
  'childNodes' in node && !isCode(node) ? node.childNodes : [];

/** The text in a node; that of a script or a style only where the node is one. */
export function textOf(node: Node): string {
  if (isText(node)) return node.value;
  return 'childNodes' in node
    ? node.childNodes.map((child) => (isCode(child) ? '' : textOf(child))).join('')
    : '';
}

export const attribute = (element: Element, name: string) =>
  element.attrs.find((one) => one.name === name)?.value;

/** Every element below `node` in the order of the document. */
export const elements = (node: Node): Element[] =>
  children(node).flatMap((child) =>
    isElement(child) ? [child, ...elements(child)] : elements(child),
  );

/** The elements with this tag and these attributes, in the order of the document. */
export const findAll = (node: Node, tag: string, wanted: Record<string, string> = {}): Element[] =>
  elements(node).filter(
    (one) =>
      one.tagName === tag &&
      Object.entries(wanted).every(([name, value]) => attribute(one, name) === value),
  );

/** The canonical address of a page. */
export const canonicalOf = (node: Node): string | undefined =>
  findAll(node, 'link', { rel: 'canonical' }).map((link) => attribute(link, 'href'))[0];

/** The first element with this tag. @throws Error when there is none */
export function findOne(node: Node, tag: string): Element {
  const [found] = findAll(node, tag);
  if (!found) throw new Error(`the page has no <${tag}>`);
  return found;
}

export const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();
