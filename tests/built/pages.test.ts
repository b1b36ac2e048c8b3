import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deferredScriptsOf } from '../../scripts/html/deferScripts.ts';
import { attribute, type Element, elements, findAll, textOf } from '../../scripts/html/document.ts';
import { site } from '../../src/site.ts';
import { builtPages } from './checks/pages.ts';

const pages = builtPages();
const read = (file: string) => readFileSync(`out/${file}`, 'utf8');
const { environment } = JSON.parse(read('build.json'));

test('every page gives its pictures a size, and says which links open a new tab', () => {
  const has = (image: Element, ...names: string[]) =>
    names.every((name) => attribute(image, name) !== undefined);
  const said = (link: Element) =>
    /noopener/.test(attribute(link, 'rel') ?? '') && /new tab|ny flik/.test(textOf(link));
  for (const { path, document } of pages) {
    const unsized = findAll(document, 'img').filter(
      (image) => !has(image, 'alt', 'width', 'height'),
    );
    unsized.push(
      ...findAll(document, 'source').filter((crop) => !has(crop, 'media', 'width', 'height')),
    );
    const unsaid = findAll(document, 'a').filter(
      (link) => attribute(link, 'target') !== undefined && !said(link),
    );
    expect.soft([unsized, unsaid], path).toEqual([[], []]);
  }
});

test('every section has a heading (WCAG 2.4.10)', () => {
  const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);
  for (const { path, document } of pages) {
    const headless = findAll(document, 'section').filter(
      (section) => !elements(section).some(isHeading),
    );
    expect.soft(headless.map(textOf), path).toEqual([]);
  }
});

test('no page hides any part, defers one or waits for a script before the first paint', () => {
  for (const { html, path } of pages) {
    // Chromium defers rendering of elements with this style, and Orca's continuous reading then starts over repeatedly.
    expect.soft(html, path).not.toMatch(/content-visibility:\s*auto/);
    expect.soft(html, path).not.toMatch(/<div hidden id="S:|<template id="B:|<script[^>]* src=/);
    // React separates texts with comments; Chromium leaves such a space out, and Orca says "2026Dunavik".
    expect.soft(html, path).not.toMatch(/<!-- -->\s+<!-- -->/);
    expect.soft(deferredScriptsOf(html).length, path).toBeGreaterThan(4);
  }
});

test('only a preview has the ribbon, and no other build has any of its code', () => {
  const files = globSync(['*.html', '_next/static/**/*.js'], { cwd: 'out' });
  const carriers = files.filter((file) => read(file).includes('Take the preview ribbon away'));
  if (environment === 'preview') expect(carriers).toContain('index.html');
  else expect(carriers).toEqual([]);
});

test('the styleguide is not in production', () => {
  expect(existsSync('out/styleguide.html')).toBe(environment !== 'production');
});

test('security.txt is valid for more than a month and, as RFC 9116 (2.5.5) advises, for at most a year', () => {
  const [, expires = ''] =
    /^Expires: (\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z)$/m.exec(read('.well-known/security.txt')) ??
    [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThanOrEqual(366);
});

test('the wordmark is an outline of the name, cropped to its edges', () => {
  const svg = read('wordmark.svg');
  expect(svg).toContain(`<title>${site.name}</title>`);
  expect(svg).not.toMatch(/<text|<image|NaN/);
  const [, width, height] = /viewBox="-?\d+ -?\d+ (\d+) (\d+)"/.exec(svg) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
  expect(svg).toMatch(/ d="[^"]{100,}"/);
});
