import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export const kinds = parse(readFileSync('tests/unit/content/kinds.yaml', 'utf8'));
