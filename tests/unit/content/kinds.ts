import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A valid file of each kind of content, by its kind. */
export const kinds = parse(readFileSync('tests/unit/content/kinds.yaml', 'utf8'));
