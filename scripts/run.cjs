// Runs the script that package.json names. It is plain JavaScript, because an older Node can't read
// TypeScript.
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    `These scripts need Node 24, but this is ${process.version}: run \`npm ci\` without --ignore-scripts, ` +
      'which installs Node 24 for them, or install Node 24 yourself.',
  );
  process.exit(1);
}
const [name] = process.argv.splice(2, 1);
import(`./${name}.ts`).catch(async (error) => {
  const { brokenFacts } = await import('./check/brokenFacts.ts');
  const problems = await brokenFacts();
  console.error(...(problems.length ? [problems.join('\n')] : [error]));
  process.exit(1);
});
