import {
  attribute,
  children,
  collapseSpaces,
  type Element,
  findAll,
  findOne,
  isElement,
  isText,
  type Node,
  textOf,
} from '../html/document.ts';
import type { ParsedPage } from './pages.ts';

/** A text that readers perceive as one piece, such as a paragraph, a button or the alternative of a picture. */
export interface TextPiece {
  text: string;
  /** The value of the `lang` attribute that applies to it. */
  lang: string;
}

const spoken = ['alt', 'aria-label', 'title', 'placeholder'];
const inline = new Set(['a', 'abbr', 'b', 'cite', 'code', 'em', 'i', 'q', 'span', 'strong', 'time']);

/** Whether `child` goes on a sentence of `parent`; links and spans side by side without text between them do not. */
const goesOn = (child: Node, parent: Node) =>
  isText(child) ||
  child.nodeName === '#comment' ||
  (inline.has(child.nodeName) && children(parent).some((one) => isText(one) && one.value.trim() !== ''));

function below(parent: Node, lang: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let run = '';
  const close = () => {
    if (collapseSpaces(run)) pieces.push({ lang, text: collapseSpaces(run) });
    run = '';
  };
  for (const child of children(parent)) {
    const own = (isElement(child) && attribute(child, 'lang')) || lang;
    if (isElement(child)) pieces.push(...spokenTexts(child, own));
    // A foreign word is a part of its sentence.
    if (goesOn(child, parent) && (own === lang || !/\s/.test(textOf(child).trim()))) {
      run += textOf(child);
      continue;
    }
    close();
    pieces.push(...below(child, own));
  }
  close();
  return pieces;
}

const spokenTexts = (element: Element, lang: string): TextPiece[] =>
  spoken.flatMap((name) => {
    const text = collapseSpaces(attribute(element, name) ?? '');
    return text ? [{ lang, text }] : [];
  });

/** Every text that visitors read or hear on a page, in document order: first its title and its description. */
export function textPieces({ document }: ParsedPage): TextPiece[] {
  const lang = attribute(findOne(document, 'html'), 'lang') ?? '';
  const [description] = findAll(document, 'meta', { name: 'description' });
  const head = [textOf(findOne(document, 'title')), (description && attribute(description, 'content')) ?? ''];
  return [...head.map((text) => ({ text: collapseSpaces(text), lang })), ...below(findOne(document, 'body'), lang)];
}
