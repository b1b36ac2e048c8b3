import { transformSync } from 'esbuild';

/** Styled-components reads these in the browser. */
export const styleMarks = /(data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\/\n)/g;

const minified = new Map<string, string>();

function minify(css: string): string {
  const known = minified.get(css);
  if (known !== undefined) return known;
  const { code } = transformSync(css, { loader: 'css', minify: true, charset: 'utf8' });
  // esbuild keeps the spaces in the values of custom properties.
  const short = code
    .trimEnd()
    .replace(/"[^"]*"|'[^']*'|, |(?<=--[\w-]+:) | (?=!important)/g, (part) =>
      /^["']/.test(part) ? part : part.trim(),
    );
  minified.set(css, short);
  return short;
}

export const minifyStyles = (html: string) =>
  html.replace(
    /(<style[^>]*>)(.*?)(?=<\/style>)/gs,
    (_, tag, css: string) =>
      tag +
      css
        .split(styleMarks)
        .map((part, index) => (index % 2 ? part : minify(part)))
        .join(''),
  );
