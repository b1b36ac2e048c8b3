/**
 * `npm run deploy` begins with this: it fails unless `out` holds every picture. A build that leaves pictures to whoever serves
 * it (`npm start`, `npm test`) does not, and the host makes none.
 */
import { command } from './cli/command.ts';
import { missingPictures } from './images/publish.ts';

await command(() => {
  const missing = missingPictures('out');
  if (missing.length) {
    throw new Error(
      `\`out\` lacks ${missing.length} pictures, such as ${missing[0]}. Make a complete build first: npm run build`,
    );
  }
});
