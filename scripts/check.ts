/**
 * `npm run check` reports all problems of facts, texts, spelling, drawings and pictures, in seconds
 * and without a build.
 */
import { checkDraft } from './check/everything.ts';
import { command } from './cli/command.ts';

await command(async () => {
  const pictures = Object.keys(await checkDraft()).length;
  console.log(
    `All is well: facts, texts, spelling, references, drawings and pictures (${pictures}).`,
  );
});
