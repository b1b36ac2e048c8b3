import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { agencyProject } from '../../scripts/e2e/agency.ts';
import { builtPages } from './checks/pages.ts';

const second = `${agencyProject}/out`;
if (!existsSync(`${second}/index.html`)) {
  throw new Error(`There is no build with telemetry in ${second}. Make it with \`npm run build:telemetry\`.`);
}

test('only pages with a destination wait for errors', () => {
  for (const { path, html } of builtPages(second)) expect.soft(html, path).toContain('earlyErrors');
  for (const { path, html } of builtPages()) expect.soft(html, path).not.toContain('earlyErrors');
});
