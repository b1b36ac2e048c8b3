import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { browserArgs, browserPath } from '../engines/chromium.ts';
import { spokenIn } from './spoken.ts';

/** A synthesizer that is silent, and takes as long as one that says `speed` characters in a second. */
function writeSpeech(folder: string, speed: number) {
  mkdirSync(join(folder, 'modules'), { recursive: true });
  const speechd = ['AudioOutputMethod "alsa"', 'DefaultModule silent', 'AddModule "silent" "sd_generic" "silent.conf"'];
  writeFileSync(join(folder, 'speechd.conf'), `LogDir "${folder}"\n${speechd.join('\n')}\n`);
  const pause = `awk \\'{ n += length($0) } END { system(\\"sleep \\" n / ${speed}) }\\'`;
  const silent = [`GenericExecuteSynth "printf %s \\'$DATA\\' | ${pause}"`, 'GenericLanguage "en" "en" "utf-8"'];
  writeFileSync(
    join(folder, 'modules/silent.conf'),
    `${silent.join('\n')}\nAddVoice "en" "MALE1" "silent"\nDefaultVoice "silent"\n`,
  );
}

/**
 * Opens an address in Chromium while Orca runs, which then reads the page continuously, as its default settings have it.
 * @param done whether what has been spoken is enough
 * @returns what was spoken until then, or until no time was left
 */
export async function listen(url: string, options: { speed: number; seconds: number; done: (spoken: string[]) => boolean }) {
  const home = mkdtempSync(join(tmpdir(), 'orca-'));
  const run = join(home, 'run');
  mkdirSync(run, { mode: 0o700 });
  writeSpeech(join(home, 'speech'), options.speed);
  const env = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: run,
    CHROMIUM: browserPath(),
    CHROMIUM_ARGS: browserArgs.join(' '),
  };
  const screen = ['-a', '-s', '-screen 0 1280x900x24', 'dbus-run-session', '--', 'sh', 'scripts/orca/session.sh', url];
  const session = spawn('xvfb-run', screen, { env, stdio: ['pipe', 'ignore', 'ignore'] });
  const ended = new Promise((resolve, reject) => session.once('exit', resolve).once('error', reject));
  const log = join(home, 'orca.log');
  const spoken = () => (existsSync(log) ? spokenIn(readFileSync(log, 'utf8')) : []);
  const end = Date.now() + options.seconds * 1000;
  while (Date.now() < end && !options.done(spoken())) await Promise.race([wait(1000), ended]);
  session.stdin.end();
  await ended;
  const all = spoken();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  return all;
}
