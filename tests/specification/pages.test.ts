import { describe, expect, test } from 'vitest';
import {
  attribute,
  canonicalOf,
  children,
  elements,
  findAll,
  findOne,
  type Node,
  textOf,
} from '#src/build/html/document.ts';
import { accessibleName } from '../built/checks/accessibleName.ts';
import { builtPages } from '../built/checks/pages.ts';

const pages = new Map(builtPages().map(({ path, document }) => [path, document]));
const page = (path: string) => pages.get(path) ?? expect.fail(`out has no page ${path}`);

function part(node: Node, tag: string, label: string) {
  const found = findAll(node, tag).find((it) => {
    const id = attribute(it, 'aria-labelledby');
    const named = elements(it).filter((one) => id && attribute(one, 'id') === id);
    return [attribute(it, 'aria-label'), ...named.map(accessibleName)].includes(label);
  });
  return found ?? expect.fail(`there is no <${tag}> ${label}`);
}

/** Lists links as `name → URL`, with `(new tab)` if they open one. tests/built needs them to say so. */
const linksIn = (node: Node): string[] =>
  findAll(node, 'a').map((link) => {
    const name = accessibleName(link).replace(/ ?\(opens in a new tab\)$/, '');
    const note = attribute(link, 'target') === '_blank' ? ' (new tab)' : '';
    return `${name} → ${attribute(link, 'href')}${note}`;
  });

const home = page('/');
const header = findOne(home, 'header');
const menu = part(home, 'dialog', 'Menu');
const footer = findOne(home, 'footer');

const blog = 'Knowledge base → https://blog.dunavik.example (new tab)';
const socials = [
  'Instagram → https://www.instagram.com/dunavik.example/ (new tab)',
  'Facebook → https://www.facebook.com/dunavik.example (new tab)',
  'Linkedin → https://www.linkedin.com/company/dunavik.example (new tab)',
];

describe('1. What the product does and for whom', () => {
  test('The page title says the agency offers digital innovation and product development', () =>
    expect(textOf(findOne(home, 'title'))).toMatch(/digital innovation and product development/i));

  test('The page description says the agency turns an idea into a viable digital product', () => {
    const [description] = findAll(home, 'meta', { name: 'description' });
    const said = /turn an idea into a viable digital product/;
    expect(description && attribute(description, 'content')).toMatch(said);
  });

  test('All visitors are anonymous. There is no login', () => {
    for (const [path, document] of pages)
      expect(findAll(document, 'input', { type: 'password' }), path).toEqual([]);
  });
});

describe('2. Screens and routes', () => {
  test('Shared shell on every page, in order: header, menu, page main area, footer', () => {
    for (const [path, document] of pages) {
      const [root = document] = findAll(document, 'div', { id: '__next' });
      const tags = children(root).map(({ nodeName }) => nodeName);
      const parts = tags.filter((tag) => /^(header|dialog|main|footer)$/.test(tag));
      expect(parts, path).toEqual(['header', 'dialog', 'main', 'footer']);
    }
  });

  const routes = '/ /services /works /about-us /career /contact-us /sverige /privacy-policy';
  test.each(routes.split(' '))('%s', (path) => {
    expect(canonicalOf(page(path))).toBe(`https://dunavik.example${path}`);
    expect(findAll(findOne(page(path), 'main'), 'h1')).toHaveLength(1);
  });

  test('/404: Not-found page', () => expect(findAll(page('/404'), 'h1')).toHaveLength(1));
});

test('2. Header: the logo links to /, a button labelled ‘Drop us a line’ links to /contact-us', () =>
  expect(linksIn(header)).toEqual(['Dunavik, home → /', 'Drop us a line → /contact-us']));

describe('2. Menu', () => {
  test('It holds the entries Home, Services, Works, About us, Knowledge base (new tab), Career, Contact us and the Sweden-themed entry, with the routes above', () => {
    expect(linksIn(part(menu, 'nav', 'Pages'))).toEqual([
      'Home → /',
      'Services → /services',
      'Works → /works',
      'About us → /about-us',
      blog,
      'Career → /career',
      'Contact us → /contact-us',
      'Sverige → /sverige',
    ]);
  });

  test.each([
    [
      'What we offer',
      'services',
      'UX audit, UX research, UX design, UI design, Branding, Product design, Web development, Mobile development, Team renting, Scoping',
    ],
    [
      'Where we make impact',
      'industries',
      'Biotech, Charity, Datasecurity, Design Systems, E-Commerce, Education, Event Design, Film and Media, Fintech, Fulfilment, Project management, Healthcare, Proptech, Telecommunication, Transportation, Gaming, HR, Insuretech, Mobility',
    ],
  ])('It shows a ‘%s’ list with the %s from point 1', (heading, folder, names) => {
    const path = (name: string) => `/${folder}/${name.toLowerCase().replaceAll(' ', '-')}`;
    const expected = names.split(', ').map((name) => `${name} → ${path(name)}`);
    expect(linksIn(part(menu, 'nav', heading))).toEqual(expected);
  });

  test('It shows social links to Instagram, Facebook and Linkedin. They open in a new tab', () =>
    expect(linksIn(menu).slice(-3)).toEqual(socials));
});

describe('2. Footer', () => {
  const links = linksIn(footer);

  test('The logo', () => expect(links).toContain('Dunavik, home → /'));

  test.each([
    ['Stockholm', 'Hornsgatan 312118 26 Stockholm, Sweden', '+46 8 465 004 12'],
    ['Budapest', 'Bartók Béla út 3181114 Budapest, Hungary', '+36 1 000 0000'],
  ])('The %s office address. It has an e-mail link and a phone link', (city, address, phone) => {
    const office = part(footer, 'section', city);
    const email = `${city.toLowerCase()}@dunavik.example`;
    expect(textOf(findOne(office, 'address'))).toContain(address);
    expect(linksIn(office)).toEqual([
      `${email} → mailto:${email}`,
      `${phone} → tel:${phone.replaceAll(' ', '')}`,
    ]);
  });

  test('A general inquiries contact', () => {
    expect(textOf(footer)).toContain('General inquiries');
    expect(links).toContain('hello@dunavik.example → mailto:hello@dunavik.example');
    expect(links).toContain('+46 8 465 004 00 → tel:+46846500400');
  });

  test('Follow-us links', () => expect(linksIn(part(footer, 'nav', 'Follow us'))).toEqual(socials));

  test('Links to /career, /privacy-policy and the blog (new tab)', () => {
    const expected = ['Career → /career', 'Privacy policy → /privacy-policy', blog];
    expect(linksIn(part(footer, 'nav', 'More'))).toEqual(expect.arrayContaining(expected));
  });
});
