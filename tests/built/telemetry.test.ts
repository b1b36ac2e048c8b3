import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { telemetryFolder } from '../../scripts/e2e/telemetry.ts';
import { builtPages } from './checks/pages.ts';

if (!existsSync(`${telemetryFolder}/index.html`)) {
  throw new Error(`There is no build with telemetry in ${telemetryFolder}. Make it with \`npm run build:telemetry\`.`);
}

const pagesOf = (folder: string) => new Map(builtPages(folder).map(({ path, html }) => [path, html]));
const plain = pagesOf('out');
const withTelemetry = pagesOf(telemetryFolder);

describe('two builds of the same files are identical', () => {
  /** A page without what depends on a build's settings, and without the names of scripts. */
  const shared = (html = '') =>
    html
      .replace(/<script>\(function\(w,e,r\)\{var k=w\.earlyErrors=.*?<\/script>/s, '')
      .replace(/<aside [^>]*aria-label="Preview".*?<\/aside>/s, '')
      .replace(/<style>\s*aside\[aria-label=Preview\].*?<\/style>/s, '')
      // What only its forms have, and the CSS rule for that.
      .replace(/<div class="[^"]*"><noscript>(?:This form needs scripts|Formuläret behöver skript).*?<\/noscript><\/div>/s, '')
      .replace(/\.[a-zA-Z]+\{min-height:65px;\}\/\*!sc\*\/\s*data-styled[^/]*\/\*!sc\*\/\s*/, '')
      .replace(/"buildId":"[^"]*"/, '')
      .replace(/<script type="application\/json" id="scripts">.*?<\/script>/, '');

  test('in the pages they have, except for the styleguide, which production leaves out', () => {
    const files = (folder: string) => globSync('**/*.html', { cwd: folder }).sort();
    const { environment } = JSON.parse(readFileSync('out/build.json', 'utf8'));
    const more = files('out').filter((file) => !files(telemetryFolder).includes(file));
    expect(more).toEqual(environment === 'production' ? [] : ['styleguide.html']);
    expect(files('out').length - more.length).toBe(files(telemetryFolder).length);
  });

  test.each([...withTelemetry.keys()])('%s, except for telemetry and the ribbon', (path) => {
    expect(shared(withTelemetry.get(path))).toBe(shared(plain.get(path)));
    expect(shared(plain.get(path))).toMatch(/<h1/);
    // Without a destination nothing waits for errors.
    expect(plain.get(path)).not.toContain('earlyErrors');
  });

  test('in their scripts, except for those with settings', () => {
    const names = (folder: string) => globSync('chunks/**/*.js', { cwd: `${folder}/_next/static` }).sort();
    const [one, other] = [names('out'), names(telemetryFolder)];
    expect(one.length).toBe(other.length);
    const changed = one.filter((name) => !other.includes(name)).map((name) => name.replace(/-?\w+\.js$|\.\w+\.js$/, ''));
    // The app's own script with the settings, the client that it loads, the pages with a form and what they load for it, and the
    // runtime, which names the files to load.
    expect(
      changed.filter(
        (name) => !/^chunks\/(pages\/(_app|contact-us|career\/\[slug\]|\[sweden\]|styleguide)|webpack|\d+)$/.test(name),
      ),
    ).toEqual([]);
    expect(changed.length).toBeLessThanOrEqual(6);
  });
});
