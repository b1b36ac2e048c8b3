/**
 * React exports a large `Suspense` boundary as a hidden element at the end of the page, which
 * visitors without scripts would never see (ADR 14). Remove this file once Next contains
 * https://github.com/vercel/next.js/pull/98690.
 */
const hiddenBoundary =
  /<div hidden id="S:(\w+)">([\s\S]*?)<\/div><script>(?:(?!<\/script>)[\s\S])*?\$RC\("B:\1","S:\1"\)<\/script>/g;
const placeholder = /<!--\$\?--><template id="B:(\w+)"><\/template>/g;
const clock = '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>';

/**
 * Replaces each placeholder of an exported page by its boundary, marked as complete.
 * @throws Error if they don't match, for instance because React has changed its output
 */
export function inlineSuspenseBoundaries(html: string): string {
  const contents = new Map(
    [...html.matchAll(hiddenBoundary)].map(([, id, content]) => [id, content]),
  );
  const fill = (text: string): string =>
    text.replace(placeholder, (whole, id: string) => {
      const content = contents.get(id);
      if (content === undefined) return whole;
      contents.delete(id);
      return `<!--$-->${fill(content)}`;
    });
  const page = fill(html.replace(hiddenBoundary, '').replace(clock, ''));
  if (contents.size > 0 || /<div hidden id="S:|<template id="B:/.test(page))
    throw new Error('A Suspense boundary of a page has no match. Has React changed its output?');
  return page;
}
