import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { workerFiles } from '../../scripts/build/functions.ts';
import { readManifest } from '../../scripts/images/prepare.ts';
import { publishedManifest } from '../../scripts/images/publish.ts';
import { imagePath } from '../../src/images/sizes.ts';
import { tunnelPath } from '../../src/telemetry/constants.ts';

const script = readFileSync(`out/${workerFiles.script}`, 'utf8');

test('the Functions have their routes, and import no Node modules', () => {
  const { include } = JSON.parse(readFileSync(`out/${workerFiles.routes}`, 'utf8'));
  for (const path of [imagePath, tunnelPath, '/api/contact']) expect(include).toContain(path);
  expect(script).not.toMatch(/unenv|["']node:/);
});

test('the Functions contain the picture manifest of the same build', () => {
  const pictures = Object.values(readManifest(publishedManifest('out')));
  expect(pictures.filter(({ hash }) => !script.includes(hash))).toEqual([]);
});
