import { attribute, children, isElement, isText, type Node } from '#src/build/html/document.ts';

const textAttributes = ['alt', 'aria-label', 'title', 'placeholder'];

/** In document order, each text with its language. */
export function* textsOf(
  node: Node,
  lang = '',
  attributes = textAttributes,
): Generator<{ text: string; lang: string }> {
  if (isText(node)) yield { text: node.value, lang };
  const own = (isElement(node) && attribute(node, 'lang')) || lang;
  if (isElement(node) && attribute(node, 'name') === 'description')
    yield { text: attribute(node, 'content') ?? '', lang };
  if (isElement(node))
    for (const name of attributes) yield { text: attribute(node, name) ?? '', lang: own };
  for (const child of children(node)) yield* textsOf(child, own, attributes);
}
