import { existsSync, readFileSync } from 'node:fs';
import { contentFolder } from '../contentFolder.ts';
import { oneOfThese } from '../schemas/plainMessage.ts';
import type { PrototypeText } from '../schemas/workSchema.ts';

export const prototypeParts = ['html', 'css', 'js'] as const;

/** Maximum size of the three files together, in bytes. */
const maxBytes = 30_000;
/** The maximum size of a prototype's HTML without its font, in bytes. */
export const documentLimit = 16_000;

interface Work {
  slug: string;
  pictures: { file: string }[];
  prototype?: PrototypeText | undefined;
}

export const prototypeFile = (slug: string, part: (typeof prototypeParts)[number]) =>
  `${contentFolder}/works/${slug}/prototype.${part}`;

/** The namespace that scripts need to create SVG elements. It is allowed although it is a URL. */
const svgNamespace = 'http://www.w3.org/2000/svg';

/** Forbidden patterns per file: the security policy blocks them, or they reach outside the iframe. */
const forbidden: Record<(typeof prototypeParts)[number], [pattern: RegExp, expected: string][]> = {
  html: [
    [
      /<(?:script|style|link|meta|base|iframe)\b/i,
      'expected only what is inside body; style and script have separate files',
    ],
    [/\sstyle=/i, 'expected no style attributes; write a rule into prototype.css'],
    [/\son\w+=/i, 'expected no event attributes; listen in prototype.js'],
  ],
  css: [[/@import/i, 'expected one style sheet without imports']],
  js: [
    [/\bimport\b/, 'expected one script without imports'],
    [
      /\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon)\b/,
      'expected no requests; a prototype works by itself',
    ],
    [
      /\b(?:localStorage|sessionStorage|indexedDB|cookie)\b/,
      'expected no storage; a prototype remembers nothing',
    ],
  ],
};

function partProblems(slug: string, part: (typeof prototypeParts)[number]): string[] {
  const file = prototypeFile(slug, part);
  if (!existsSync(file)) return [`${file}: missing; work.yaml describes a prototype`];
  const source = readFileSync(file, 'utf8').replaceAll(svgNamespace, '');
  const rules: typeof forbidden.js = [
    ...forbidden[part],
    [/https?:/i, 'expected no URLs; a prototype loads nothing'],
  ];
  return rules.flatMap(([pattern, expected]) => {
    const found = pattern.exec(source)?.[0].trim();
    return found ? [`${file}: ${found}: ${expected}`] : [];
  });
}

/** Returns a message for each problem of a work's prototype. */
export function prototypeProblems({ slug, pictures, prototype }: Work): string[] {
  const parts = prototypeParts
    .map((part) => prototypeFile(slug, part))
    .filter((file) => existsSync(file));
  if (!prototype)
    return parts.map((file) => `${file}: no entry; describe it under prototype in work.yaml`);
  const framed = pictures.slice(1).map(({ file }) => file);
  const problems = framed.includes(prototype.picture)
    ? []
    : [
        `${contentFolder}/works/${slug}/work.yaml: prototype.picture: ${oneOfThese(prototype.picture, framed, 'there is only the cover; add one to pictures')}`,
      ];
  problems.push(...prototypeParts.flatMap((part) => partProblems(slug, part)));
  const bytes = parts.reduce((sum, file) => sum + readFileSync(file).length, 0);
  if (bytes > maxBytes)
    problems.push(
      `${prototypeFile(slug, 'html')}: ${bytes} bytes with its style and script; expected ${maxBytes} at most`,
    );
  return problems;
}
