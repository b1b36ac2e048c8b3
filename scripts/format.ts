/** `npm run format` writes code as Biome does, and content as the editor at /admin does. */
import { execSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { savedFiles } from '#src/editor/places.ts';
import { command } from './cli/command.ts';

await command(() => {
  for (const { file, text, saved } of savedFiles()) if (saved !== text) writeFileSync(file, saved);
  execSync('biome check --write', { stdio: 'inherit' });
});
