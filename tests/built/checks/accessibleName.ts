import {
  attribute,
  children,
  collapseSpaces,
  isElement,
  isText,
  type Node,
} from '#src/build/html/document.ts';

/** Computes the accessible name of a link: its label, or its text and its pictures' `alt`. */
export function accessibleName(node: Node): string {
  if (isText(node)) return node.value;
  if (!isElement(node)) return '';
  if (attribute(node, 'aria-hidden') === 'true') return '';
  const label = attribute(node, 'aria-label') ?? attribute(node, 'alt');
  // A superscript, such as the count of a filter, is a separate word.
  const separator = node.tagName === 'sup' ? ' ' : '';
  return label ?? collapseSpaces(children(node).map(accessibleName).join(separator));
}
