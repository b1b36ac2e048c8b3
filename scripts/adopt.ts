/** `npm run adopt`; docs/make-it-your-own.md says what it does. */
import { execSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { contentFolder } from '#src/content/contentFolder.ts';
import { ownFolders, testAgencyFolder } from './adopt/folders.ts';
import { renamed, renamedPackage, shortNameOf } from './adopt/renamed.ts';
import { command } from './cli/command.ts';
import { git, refuseChanges } from './cli/git.ts';

const usage =
  'npm run adopt -- "Fjord & Plain" https://fjordplain.no, and `sv` after it for Swedish texts';

function readArguments([name = '', address = '', language = 'en']: string[]) {
  if (!/\p{L}/u.test(name)) throw new Error(`expected a name and a URL: ${usage}`);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' || url.pathname !== '/' || url.search)
    throw new Error(`${address || 'no URL'}: expected the site’s URL, as in ${usage}`);
  const texts = language === 'en' ? [] : [`${testAgencyFolder}-${language}`];
  if (!texts.every((folder) => existsSync(folder)))
    throw new Error(`${language}: expected en or sv; language in site.json takes others`);
  return { name, url: url.origin, texts, shortName: shortNameOf(name) || shortNameOf(url.host) };
}

const rewrite = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

await command(() => {
  const agency = readArguments(parseArgs({ allowPositionals: true }).positionals);
  refuseChanges();
  if (!existsSync('tests/specification'))
    throw new Error(`expected a fresh clone: this site has been adopted; edit ${contentFolder}/`);
  // Fails before anything changes if git does not know whose commit it is.
  git('var', 'GIT_COMMITTER_IDENT');

  for (const folder of ownFolders) rmSync(folder, { recursive: true, force: true });
  for (const folder of [testAgencyFolder, ...agency.texts])
    cpSync(folder, contentFolder, { recursive: true });
  for (const file of globSync(`${contentFolder}/**/*.{yaml,json}`))
    rewrite(file, (text) => renamed(file, text, agency));
  const inOneYear = new Date();
  inOneYear.setFullYear(inOneYear.getFullYear() + 1);
  for (const file of globSync(`${contentFolder}/jobs/*.yaml`))
    rewrite(file, (text) =>
      text.replace(/(?<=^validThrough: ).*/m, inOneYear.toISOString().slice(0, 10)),
    );
  const project = `${agency.shortName}-website`;
  for (const file of ['package.json', 'package-lock.json'])
    rewrite(file, (text) => renamedPackage(text, project, `Website of ${agency.name}`));
  rewrite('wrangler.toml', (text) => text.replace(/^name = ".*"$/m, `name = "${project}"`));
  git('add', '--all');
  try {
    execSync('npm run --silent check', { stdio: 'inherit' });
  } catch {
    git('reset', '--hard', '--quiet');
    throw new Error(
      `nothing was changed, because the sample texts fail the check with this name and URL, as listed above. Take a shorter name if it is too long, or one in Latin letters if the font lacks its own; ${contentFolder}/site.json takes the full one when your texts leave room for it`,
    );
  }
  const remotes = git('remote').split('\n');
  if (remotes.includes('origin') && !remotes.includes('upstream'))
    git('remote', 'rename', 'origin', 'upstream');
  git('commit', '--quiet', '--message', `Adopt the site for ${agency.name}`);
  console.log(`The site is ${agency.name}’s, at ${agency.url}:
- ${contentFolder}/ has a small invented agency, its people, works and legal texts marked \`sample: true\`
- package.json and wrangler.toml have the name ${project}
- removed: ${ownFolders.slice(1).join(' and ')}, which belong to the former agency
- the remote \`upstream\` is the project, for \`npm run upgrade\`; add your own as \`origin\`
- all of this is one commit

Next: \`npm run dev\`, then the first row of docs/make-it-your-own.md.
`);
});
