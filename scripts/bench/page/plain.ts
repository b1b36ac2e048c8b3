/**
 * The same pages as a plain Next.js Pages Router app with styled-components, as its documentation sets one up and nothing
 * done to it: the same elements, pictures and styles, rendered by React, the styles collected in `_document`.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Browser } from 'playwright';
import { buildWithNext } from '../../build/next.ts';

const folder = '.cache/bench-plain';

const documentSource = `
import Document, { Head, Html, Main, NextScript } from 'next/document';
import { ServerStyleSheet } from 'styled-components';
export default class Plain extends Document {
  static async getInitialProps(context) {
    const sheet = new ServerStyleSheet();
    const render = context.renderPage;
    try {
      context.renderPage = () => render({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) });
      const initial = await Document.getInitialProps(context);
      return { ...initial, styles: <>{initial.styles}{sheet.getStyleElement()}</> };
    } finally { sheet.seal(); }
  }
  render() { return <Html lang="en"><Head /><body><Main /><NextScript /></body></Html>; }
}`;

const pageSource = (data: string) => `
import Head from 'next/head';
import { createElement } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import data from '${data}';
const Style = createGlobalStyle\`\${data.css}\`;
const Page = styled.div\`display: contents;\`;
const grow = (node, key) => typeof node === 'string' ? node : createElement(node.tag, { ...node.props, key }, ...node.children.map(grow));
export default function Plain() {
  return <Page><Head><title>{data.title}</title><meta name="description" content={data.description} /></Head><Style />{data.body.map(grow)}</Page>;
}`;

/** Reads a page's elements the way React wants them. */
async function read(browser: Browser, html: string) {
  const tab = await browser.newPage({ javaScriptEnabled: true });
  await tab.route('**/*', (route) => route.abort());
  await tab.setContent(html.replace(/<script\b[\s\S]*?<\/script>/g, ''), { waitUntil: 'commit' });
  const data = await tab.evaluate(() => {
    type Tree = string | { tag: string; props: Record<string, unknown>; children: Tree[] };
    const names: Record<string, string> = {
      class: 'className',
      for: 'htmlFor',
      srcset: 'srcSet',
      fetchpriority: 'fetchPriority',
    };
    const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const tree = (node: Node): Tree[] => {
      if (node instanceof Text) return [node.data];
      if (!(node instanceof Element) || node.matches('noscript, style')) return [];
      const props: Record<string, unknown> = {};
      for (const { name, value } of node.attributes) {
        if (name === 'style') {
          const pairs = value
            .split(';')
            .filter(Boolean)
            .map((one) => one.split(/:(.*)/s).map((part) => part.trim()));
          props.style = Object.fromEntries(pairs.map(([key = '', text]) => [key.startsWith('--') ? key : camel(key), text]));
        } else if (/^(aria-|data-)/.test(name)) props[name] = value;
        else props[names[name] ?? camel(name)] = value === '' && name !== 'alt' && name !== 'value' ? true : value;
      }
      return [{ tag: node.localName, props, children: [...node.childNodes].flatMap(tree) }];
    };
    const root = document.querySelector('#__next') ?? document.body;
    return {
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
      css: [...document.querySelectorAll('style')].map((one) => one.textContent).join('\n'),
      body: [...root.childNodes].flatMap(tree),
    };
  });
  await tab.close();
  return { ...data, css: data.css.replace(/data-styled\.g\d+\[[^\]]*\]\{content:"[^"]*"\}|\/\*!sc\*\//g, '') };
}

/** Builds it from the pages in `out`. @returns the folder that it was exported to */
export async function buildPlain(browser: Browser, paths: string[]): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pages'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const config = { output: 'export', compiler: { styledComponents: true } };
  writeFileSync(join(folder, 'next.config.js'), `export default ${JSON.stringify(config)};`);
  writeFileSync(join(folder, 'pages/_document.jsx'), documentSource);
  for (const path of paths) {
    const name = path === '/' ? '/index' : path;
    const data = await read(browser, readFileSync(`out${name}.html`, 'utf8'));
    const file = join(folder, `pages${name}.jsx`);
    mkdirSync(dirname(file), { recursive: true });
    const store = join(folder, 'data', `${name.replaceAll('/', '-')}.json`);
    mkdirSync(dirname(store), { recursive: true });
    writeFileSync(store, JSON.stringify(data));
    writeFileSync(file, pageSource(relative(dirname(file), store)));
  }
  symlinkSync('../../node_modules', join(folder, 'node_modules'));
  buildWithNext({ folder, quiet: true });
  const built = join(folder, 'out');
  // Headers, pictures and fonts.
  cpSync('out', built, { recursive: true, force: false });
  return built;
}
