import type { Page } from 'playwright/test';
import { browserArgs } from '../../scripts/engines/chromium.ts';
import { openMenu } from './menuParts.ts';
import { test } from './sharedPage.ts';
import { kinds } from './sitemap.ts';
import { expect, visit } from './visit.ts';

const { CHROMIUM_PATH, HEADLESS_SHELL_PATH = CHROMIUM_PATH } = process.env;

// What assistive technology is given; a browser that nobody has asked for it leaves parts of it out.
test.use({
  launchOptions: {
    ...(HEADLESS_SHELL_PATH && { executablePath: HEADLESS_SHELL_PATH }),
    args: [...browserArgs, '--force-renderer-accessibility'],
  },
});

interface Named {
  role: string;
  name: string;
}

/** The nodes that assistive technology is given, in their order, by role and name. */
async function accessibilityTree(page: Page): Promise<Named[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.flatMap(({ ignored, role, name }) =>
    ignored || !role ? [] : [{ role: `${role.value}`, name: `${name?.value ?? ''}` }],
  );
}

const landmarks = ['banner', 'complementary', 'contentinfo', 'form', 'main', 'navigation', 'region', 'search'];
/** Their names are read without a pause between the words. */
const spokenWhole = ['button', 'checkbox', 'combobox', 'link', 'textbox'];
const needName = ['button', 'checkbox', 'combobox', 'dialog', 'form', 'heading', 'image', 'link', 'region', 'textbox'];

/** What is wrong with the names of a page, a sentence each. */
async function nameFaults(page: Page): Promise<string[]> {
  const tree = await accessibilityTree(page);
  const faults: string[] = [];
  for (const { role, name } of tree) {
    if (needName.includes(role) && !name.trim()) faults.push(`a ${role} has no name`);
    if (spokenWhole.includes(role) && /\p{Ll}(\d|optional$|valfritt$)/u.test(name))
      faults.push(`the words of the ${role} "${name}" are glued together`);
  }

  const named = tree.filter(({ role, name }) => landmarks.includes(role) && name);
  for (const [index, { role, name }] of named.entries()) {
    const same = named.findIndex((other) => other.name === name);
    if (same < index) faults.push(`a ${named[same]?.role} and a ${role} are both called "${name}"`);
  }
  for (const role of ['banner', 'main', 'contentinfo']) {
    if (tree.filter((node) => node.role === role).length > 1) faults.push(`there is more than one ${role}`);
  }

  // What is shown, and not inert behind a dialog.
  const shown = await page.evaluate(() => {
    const root = document.querySelector('dialog:modal') ?? document;
    const count = (selector: string) =>
      [...root.querySelectorAll(selector)].filter((it) => it.checkVisibility({ visibilityProperty: true })).length;
    return { heading: count('h1, h2, h3, h4, h5, h6'), link: count('a[href]') };
  });
  for (const [role, expected] of Object.entries(shown)) {
    const found = tree.filter((node) => node.role === role).length;
    if (found !== expected) faults.push(`${expected} of role ${role} are shown, ${found} are in the accessibility tree`);
  }
  return faults;
}

for (const path of kinds) {
  test(`${path} names all that it has, each once`, async ({ page }) => {
    await visit(page, path);
    expect(await nameFaults(page)).toEqual([]);
  });
}

test('the menu names all that it has, each once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await openMenu(page);
  expect(await nameFaults(page)).toEqual([]);
});
