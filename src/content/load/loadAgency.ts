import { readFileSync } from 'node:fs';
import { contentFolder } from '../contentFolder.ts';
import { agencySchema } from '../schemas/agencySchema.ts';
import { once } from './once.ts';
import { parseContent } from './parseContent.ts';

const file = `${contentFolder}/agency.yaml`;

export const loadAgency = once(() => parseContent(agencySchema, file, readFileSync(file, 'utf8')));
