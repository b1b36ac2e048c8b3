/**
 * React writes a large `Suspense` boundary, hidden, at the end of the page, and a script moves it to its place. That helps
 * streamed pages; an exported page arrives complete and must be readable without scripts. So this moves each boundary to its
 * place and marks it as complete, which is what React's script would do. It uses regular expressions, because a parser would
 * serialise the whole page again, with other bytes. ADR 14 says what the boundaries buy.
 * Remove this file when https://github.com/vercel/next.js/pull/98690 is in the installed release of Next.
 */
const outlined =
  /<div hidden id="S:(\w+)">([\s\S]*?)<\/div><script>(?:(?!<\/script>)[\s\S])*?\$RC\("B:\1","S:\1"\)<\/script>/g;
const gap = /<!--\$\?--><template id="B:(\w+)"><\/template>/g;
const clock = '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>';

/**
 * One exported page with every part in its place.
 * @throws if there is a gap without content, or content without a gap, as when React has changed its output
 */
export function inlineSuspenseBoundaries(html: string): string {
  const parts = new Map([...html.matchAll(outlined)].map(([, id, part]) => [id, part]));
  const fill = (text: string): string =>
    text.replace(gap, (_, id: string) => {
      const part = parts.get(id);
      if (part === undefined)
        throw new Error(
          `Boundary ${id} of a page has a gap and no content. Does React write it in another way?`,
        );
      parts.delete(id);
      return `<!--$-->${fill(part)}`;
    });
  const whole = fill(html.replace(outlined, '').replace(clock, ''));
  if (parts.size > 0 || /<div hidden id="S:|<template id="B:/.test(whole)) {
    throw new Error(
      'A boundary of a page was not put in its place. Does React write it in another way?',
    );
  }
  return whole;
}
