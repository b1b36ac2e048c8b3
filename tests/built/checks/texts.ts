import {
  attribute,
  children,
  isElement,
  isText,
  type Node,
} from '../../../scripts/html/document.ts';

const spoken = ['alt', 'aria-label', 'title', 'placeholder'];

/**
 * The texts that visitors read or hear on a page, in document order, each with the value of the `lang` attribute that applies to it.
 * @param attributes those whose texts count too
 */
export function* textsOf(
  node: Node,
  lang = '',
  attributes = spoken,
): Generator<{ text: string; lang: string }> {
  if (isText(node)) yield { text: node.value, lang };
  const own = (isElement(node) && attribute(node, 'lang')) || lang;
  if (isElement(node) && attribute(node, 'name') === 'description')
    yield { text: attribute(node, 'content') ?? '', lang };
  if (isElement(node))
    for (const name of attributes) yield { text: attribute(node, name) ?? '', lang: own };
  for (const child of children(node)) yield* textsOf(child, own, attributes);
}
