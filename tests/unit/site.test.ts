import { describe, expect, test } from 'vitest';
import { cookieAnswerKey } from '../../src/consent/cookieAnswer.ts';
import { industries } from '../../src/content/industries/list.ts';
import { services } from '../../src/content/services/list.ts';
import { menuEntries, routes, site } from '../../src/site.ts';

/** The wording of the specification, section 1. */
const servicesText =
  'UX audit, UX research, UX design, UI design, Branding, Product design, Web development, Mobile development, Team renting, Scoping.';
const industriesText =
  'Biotech, Charity, Datasecurity, Design Systems, E-Commerce, Education, Event Design, Film and Media, Fintech, Fulfilment, Project management, Healthcare, Proptech, Telecommunication, Transportation, Gaming, HR, Insuretech, Mobility.';
/** Section 2 of the specification: the routes, and the menu's entries in their order. */
const menuText = 'Home, Services, Works, About us, Knowledge base (new tab), Career, Contact us and the Sweden-themed entry';
const menuPaths = ['/', '/services', '/works', '/about-us', '(external)', '/career', '/contact-us', '/{name}'];

const sentence = (list: readonly { name: string }[]) => `${list.map(({ name }) => name).join(', ')}.`;

test('the services are those of the specification, in its order and spelling', () => {
  expect(sentence(services)).toBe(servicesText);
});

test('the industries are those of the specification, in its order and spelling', () => {
  expect(sentence(industries)).toBe(industriesText);
});

test.each([
  ['services', services],
  ['industries', industries],
])('every slug of the %s is made from its name and is unique', (_, list) => {
  for (const { slug, name } of list) expect(slug).toBe(name.toLowerCase().replaceAll(' ', '-'));
  expect(new Set(list.map(({ slug }) => slug)).size).toBe(list.length);
});

describe('the menu', () => {
  const external = (href: string) => href.startsWith('https://');

  test('has the entries of the specification in their order', () => {
    const words = menuEntries.map(({ label, href }) => {
      if (external(href)) return 'Knowledge base (new tab)';
      return label === site.sweden.label ? 'the Sweden-themed entry' : label;
    });
    expect(`${words.slice(0, -1).join(', ')} and ${words.at(-1)}`).toBe(menuText);
  });

  test('leads where the specification says', () => {
    const paths = menuEntries.map(({ label, href }) => {
      if (external(href)) return '(external)';
      return label === site.sweden.label ? href.replace(/^\/[^/]+$/, '/{name}') : href;
    });
    expect(paths).toEqual(menuPaths);
  });
});

test('no two routes share a path', () => {
  expect(new Set(Object.values(routes)).size).toBe(Object.keys(routes).length);
});

test('the cookie answer is stored under the {product}CookiesAccepted of the specification', () => {
  const [product, rest] = cookieAnswerKey.split(/(?=CookiesAccepted$)/);
  expect(rest).toBe('CookiesAccepted');
  expect(product).toMatch(/^\p{Ll}[\p{Ll}\p{N}]*$/u);
  expect(product?.localeCompare(site.name, 'en', { sensitivity: 'base' })).toBe(0);
});
