import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { parser } from 'sax';
import { expect, test } from 'vitest';
import { testAgencyProject } from '#scripts/e2e/testAgency.ts';
import { deferredScriptsOf } from '#src/build/html/deferScripts.ts';
import { attribute, elements, findAll, findOne, textOf } from '#src/build/html/document.ts';
import { redirectProblems } from '#src/content/checks/checkContent.ts';
import { site } from '#src/site.ts';
import { id } from '#src/theme/fontFile.ts';
import { builtPages } from './checks/pages.ts';

const pages = builtPages();
const read = (file: string) => readFileSync(`out/${file}`, 'utf8');
const { built, environment } = JSON.parse(read('build.json'));

test('every picture has a width and a height', () => {
  for (const { path, document } of pages)
    for (const picture of ['img', 'source'].flatMap((tag) => findAll(document, tag))) {
      expect.soft(attribute(picture, 'width'), path).toBeTruthy();
      expect.soft(attribute(picture, 'height'), path).toBeTruthy();
    }
});

test('every link to a new tab says so, and gives it no opener', () => {
  for (const { path, document } of pages)
    for (const link of findAll(document, 'a', { target: '_blank' })) {
      expect.soft(textOf(link), path).toMatch(/new tab|ny flik/);
      expect.soft(attribute(link, 'rel'), path).toContain('noopener');
    }
});

test('the translations of a page name each other', () => {
  const translationsOf = ({ document }: (typeof pages)[number]) =>
    findAll(document, 'link', { rel: 'alternate' })
      .filter((it) => attribute(it, 'hreflang'))
      .map((it) => [attribute(it, 'hreflang'), attribute(it, 'href')]);
  for (const page of pages)
    for (const [, url] of translationsOf(page)) {
      const other = pages.find(({ path }) => site.url + path === url);
      const expected = translationsOf(page);
      expect(other && translationsOf(other), `${url} on ${page.path}`).toEqual(expected);
    }
});

test('every section has a heading (WCAG 2.4.10)', () => {
  for (const { path, document } of pages)
    for (const section of findAll(document, 'section')) {
      const tags = elements(section).map(({ tagName }) => tagName);
      expect.soft(tags.join(), `${path}: ${textOf(section)}`).toMatch(/\bh[1-6]\b/);
    }
});

test('pages paint completely before they load scripts', () => {
  for (const { html, path } of pages) {
    // This style makes the screen reader Orca start again from the top repeatedly.
    expect.soft(html, path).not.toMatch(/content-visibility:\s*auto/);
    expect.soft(html, path).not.toMatch(/<div hidden id="S:|<template id="B:|<script[^>]* src=/);
    // Orca reads "2026Dunavik" if the space is between two comments of React.
    expect.soft(html, path).not.toMatch(/<!-- -->\s+<!-- -->/);
    expect.soft(deferredScriptsOf(html).length, path).toBeGreaterThan(4);
  }
});

test('no style makes each move of the focus restyle the whole page', () => {
  // A compound that begins with `:has` is asked about every ancestor of every element.
  for (const { document, path } of pages)
    expect
      .soft(findAll(document, 'style').map(textOf).join(''), path)
      .not.toMatch(/(?<=[>+~{}]\s?|[\w\])]\s):has\([^)]*:focus/);
});

test('only a preview has the code of the ribbon, and production no styleguide', () => {
  const files = globSync(['*.html', '_next/static/**/*.js'], { cwd: 'out' });
  const hasRibbon = files.some((file) => read(file).includes('Take the preview ribbon away'));
  expect(hasRibbon).toBe(environment === 'preview');
  expect(existsSync('out/styleguide.html')).toBe(environment !== 'production');
});

test('security.txt expires in a month to a year (RFC 9116, 2.5.5)', () => {
  const [, expires = ''] = /^Expires: (\S+Z)$/m.exec(read('.well-known/security.txt')) ?? [];
  const days = (Date.parse(expires) - Date.parse(built)) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThanOrEqual(366);
});

test('wordmark.svg is valid with any name, and drawn without text', () => {
  const svg = readFileSync(`${testAgencyProject}/out/wordmark.svg`, 'utf8');
  expect(() => parser(true, { xmlns: true }).write(svg).close()).not.toThrow();
  expect(svg).not.toMatch(/<text|<image|NaN/);
});

test('the licences of what ships require only attribution', () => {
  const packages = read('licences.txt').split(/\n*^-{72}$\n*/m);
  for (const text of packages)
    expect(text).toMatch(
      /^\S+ \d+\.\d+\.\d+\S*\nLicence: (0BSD|Apache-2.0|BSD-[23]-Clause|CC-BY-4.0|ISC|MIT|OFL-1.1)\n/,
    );
  const names = packages.map((text) => text.split(' ', 1)[0]);
  const shipped = ['next', 'react', 'react-dom', 'scheduler', 'styled-components'];
  expect(names).toEqual(expect.arrayContaining([...shipped, `@fontsource-variable/${id}`]));
});

test('the footer has each e-mail address and phone number once', () => {
  for (const folder of ['out', `${testAgencyProject}/out`])
    for (const { path, document } of builtPages(folder)) {
      const links = findAll(findOne(document, 'footer'), 'a');
      const contacts = links
        .map((link) => attribute(link, 'href') ?? '')
        .filter((href) => /^(mailto|tel):/.test(href));
      expect.soft(contacts, path).toEqual([...new Set(contacts)]);
    }
});

test('a redirect may hide neither pages nor other files', () => {
  for (const name of readdirSync('out').filter((it) => !/^(_[^n]|404|index|styleguide)/.test(it)))
    expect.soft(redirectProblems([[`/${name.replace('.html', '')}*`, '/']]), name).not.toEqual([]);
});
