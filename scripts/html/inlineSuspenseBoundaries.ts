/**
 * React writes a large `Suspense` boundary behind the page, hidden, and leaves it to a script to move it to its place. That
 * pays where pages are streamed; an exported one is there as a whole, and must be readable without scripts. So each
 * boundary is put where it belongs, marked as complete, which is what React would have made of it. By expressions, as a
 * parser would write the whole page anew, in other bytes.
 */
const outlined = /<div hidden id="S:(\w+)">([\s\S]*?)<\/div><script>(?:(?!<\/script>)[\s\S])*?\$RC\("B:\1","S:\1"\)<\/script>/g;
const gap = /<!--\$\?--><template id="B:(\w+)"><\/template>/g;
const clock = '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>';

/**
 * One exported page with every part in its place.
 * @throws if there is a gap and nothing to fill it, or the other way round, as when React has changed what it writes
 */
export function inlineSuspenseBoundaries(html: string): string {
  const parts = new Map([...html.matchAll(outlined)].map(([, id, part]) => [id, part]));
  const fill = (text: string): string =>
    text.replace(gap, (_, id: string) => {
      const part = parts.get(id);
      if (part === undefined)
        throw new Error(`Boundary ${id} of a page has a gap and no content. Does React write it in another way?`);
      parts.delete(id);
      return `<!--$-->${fill(part)}`;
    });
  const whole = fill(html.replace(outlined, '').replace(clock, ''));
  if (parts.size > 0 || /<div hidden id="S:|<template id="B:/.test(whole)) {
    throw new Error('A boundary of a page was not put in its place. Does React write it in another way?');
  }
  return whole;
}
