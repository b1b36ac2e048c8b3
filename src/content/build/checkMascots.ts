import { existsSync } from 'node:fs';
import facts from '../mascots/mascots.json' with { type: 'json' };
import { mascotsSchema } from './mascotSchema.ts';
import { checkAgainst } from './plainMessage.ts';
import { throwAny } from './problems.ts';

const folder = 'src/content/mascots';

/** @throws Error that names the field of `mascots.json` that is wrong and what is expected there, or the pictures that are missing */
export function checkMascots(data: unknown = facts): void {
  const { mascots, poses } = checkAgainst(mascotsSchema, `${folder}/mascots.json`, data);
  const files = [...mascots.map(({ picture }) => picture), ...Object.values(poses)];
  const missing = files.filter((file) => !existsSync(`${folder}/${file}`));
  throwAny(missing.map((file) => `${folder}/${file}: missing; mascots.json names it`));
}
