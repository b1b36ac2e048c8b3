/**
 * `npm run test:orca`: lets the screen reader Orca read a built page to its end in Chromium, `--runs` times (5), and writes what
 * it spoke to `reports/orca`. Fails if a run ends before the last link of the footer, or leaves out a heading. `--path` (/) chooses
 * the page, `--folder` (out) the build, and `--speed` (100) how many characters are spoken in a second. For Debian, with:
 * apt-get install orca at-spi2-core dbus-x11 openbox speech-dispatcher xvfb
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { command } from './cli/command.ts';
import { listen } from './orca/listen.ts';
import { landmarksOf, repeated, unspoken } from './orca/spoken.ts';
import { serveLikeHost } from './serve/likeHost.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    path: { type: 'string', default: '/' },
    folder: { type: 'string', default: 'out' },
    speed: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '240' },
  },
});

await command(async () => {
  const { url } = await serveLikeHost(values.folder);
  const landmarks = landmarksOf(await (await fetch(url + values.path)).text());
  const last = landmarks.slice(-1);
  mkdirSync('reports/orca', { recursive: true });
  const runs = Number(values.runs);
  let whole = 0;
  for (let run = 1; run <= runs; run += 1) {
    const start = Date.now();
    const spoken = await listen(url + values.path, {
      speed: Number(values.speed),
      seconds: Number(values.seconds),
      done: (phrases) => unspoken(last, phrases).length === 0,
    });
    writeFileSync(`reports/orca/${run}.txt`, `${spoken.join('\n')}\n`);
    if (spoken.length === 0) throw new Error('Orca spoke nothing. The head of scripts/orca.ts says what has to be installed.');
    const missing = unspoken(landmarks, spoken);
    if (missing.length === 0) whole += 1;
    const end = missing.length ? `left out ${missing.map((words) => `"${words}"`).join(', ')}` : `read to "${last}"`;
    const again = repeated(spoken).length;
    console.log(
      `${run}: ${end}; ${spoken.length} phrases in ${Math.round((Date.now() - start) / 1000)} s, ${again} sentences more than once`,
    );
  }
  console.log(`${whole} of ${runs} runs read ${values.path} to its end`);
  process.exit(whole === runs ? 0 : 1);
});
