import { svgOf } from '../content/drawings/logo.ts';
import { drawLetters } from './wordmark.ts';

export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean);
  const letters = [words[0], ...words.slice(1).slice(-1)].map((word = '') => [...word][0] ?? '');
  return letters.join('').toLocaleUpperCase();
}

/** Draws a portrait's substitute, in the main colour on ink or the other way round. */
export async function drawInitials(name: string): Promise<string> {
  const { inner, frame } = await drawLetters(initialsOf(name));
  const [ground, ink] =
    (name.codePointAt(0) ?? 0) % 2 ? ['main-on-dark', 'ink'] : ['ink', 'main-on-dark'];
  const letters = svgOf(
    { inner, frame },
    `x="20" y="90" width="190" height="190" preserveAspectRatio="xMinYMax" fill="var(--${ink})"`,
  );
  const line = `<path d="M0 282h240" stroke="var(--${ink})" stroke-width="5"/>`;
  const field = `<path d="M0 0h240v300H0Z" fill="var(--${ground})"/>`;
  return svgOf(
    { inner: field + letters + line, frame: [0, 0, 240, 300] },
    'width="240" height="300"',
  );
}
