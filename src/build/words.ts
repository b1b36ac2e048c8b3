import { existsSync, readFileSync } from 'node:fs';
import { writeFileAtomically } from './images/writeFileAtomically.ts';

const folder = 'src/words/generated';

/** Writes each file only if it has changed. */
export async function writeWords() {
  for (const name of ['all', 'form', 'prototype', 'shell']) {
    const { default: words } = await import(`../words/node/${name}.ts`);
    const file = `${folder}/${name}.json`;
    const text = JSON.stringify(words);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text)
      writeFileAtomically(file, Buffer.from(text));
  }
}
