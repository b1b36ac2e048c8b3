import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserArgs, browserPath } from '../../browser.ts';
import { endWithUs } from '../../serve/children.ts';
import { freePort, untilReady } from '../../serve/wrangler.ts';

/** A browser of its own for Lighthouse: one that Playwright has started as well misses its traces. @returns its debugging port */
export async function startBrowser(): Promise<number> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  const flags = [
    '--headless=new',
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${profile}`,
    '--no-default-browser-check',
  ];
  const child = endWithUs(spawn(browserPath(), [...browserArgs, ...flags, 'about:blank'], { stdio: 'ignore' }));
  process.on('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 3 }));
  await untilReady(`http://127.0.0.1:${port}/json/version`, child);
  return port;
}
