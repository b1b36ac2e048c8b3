/** `npm run build:many`: builds a site with sixty invented works, which the tests of the list's pages visit. */
import { command } from './cli/command.ts';
import { buildManyWorks } from './e2e/manyWorks.ts';

await command(buildManyWorks);
