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
  /** The shell is everything outside `<main>`, the same on every page. A form has the same text on every page. */
  place: 'head' | 'shell' | 'main' | 'form';
}

const spoken = ['alt', 'aria-label', 'title', 'placeholder'];
const inline = new Set(['a', 'abbr', 'b', 'cite', 'code', 'em', 'i', 'q', 'span', 'strong', 'time']);

/** Whether `child` goes on a sentence of `parent`; links and spans side by side without text between them do not. */
const goesOn = (child: Node, parent: Node) =>
  isText(child) ||
  child.nodeName === '#comment' ||
  (inline.has(child.nodeName) && children(parent).some((one) => isText(one) && one.value.trim() !== ''));

function below(parent: Node, inherited: Omit<TextPiece, 'text'>): TextPiece[] {
  const pieces: TextPiece[] = [];
  let run = '';
  const close = () => {
    if (collapseSpaces(run)) pieces.push({ ...inherited, text: collapseSpaces(run) });
    run = '';
  };
  for (const child of children(parent)) {
    const own = isElement(child) ? scope(child, inherited) : inherited;
    if (isElement(child)) pieces.push(...spokenTexts(child, own));
    // A foreign word is a part of its sentence.
    if (goesOn(child, parent) && (own.lang === inherited.lang || !/\s/.test(textOf(child).trim()))) {
      run += textOf(child);
      continue;
    }
    close();
    pieces.push(...below(child, own));
  }
  close();
  return pieces;
}

const scope = (element: Element, inherited: Omit<TextPiece, 'text'>): Omit<TextPiece, 'text'> => ({
  lang: attribute(element, 'lang') ?? inherited.lang,
  place: element.tagName === 'main' || element.tagName === 'form' ? element.tagName : inherited.place,
});

const spokenTexts = (element: Element, own: Omit<TextPiece, 'text'>): TextPiece[] =>
  spoken.flatMap((name) => {
    const text = collapseSpaces(attribute(element, name) ?? '');
    return text ? [{ ...own, text }] : [];
  });

/** The title and the description, which search engines show. */
function headTexts(document: Node, lang: string): TextPiece[] {
  const description = findAll(document, 'meta', { name: 'description' })[0];
  const texts = [textOf(findOne(document, 'title')), attribute(description ?? findOne(document, 'meta'), 'content') ?? ''];
  return texts.map((text) => ({ text: collapseSpaces(text), lang, place: 'head' }));
}

/** Every text that visitors read or hear on a page, in document order. */
export function textPieces({ document }: ParsedPage): TextPiece[] {
  const lang = attribute(findOne(document, 'html'), 'lang') ?? '';
  return [...headTexts(document, lang), ...below(findOne(document, 'body'), { lang, place: 'shell' })];
}
