import { flushSync } from 'react-dom';
import { announce } from '../../ui/announce.ts';
import type { ListedWork } from './worksFilter.ts';

/** How long the next works may take. Milliseconds. */
const timeoutMs = 10_000;

interface Wish {
  /** The folder of the works that the filter leaves; see `moreWorksFolder`. */
  folder: string;
  /** How many of them the page has itself. */
  own: number;
  /** How many there are. */
  total: number;
  /** As how many pages they are to be shown below each other. */
  page: number;
  /** How many a page has. */
  perPage: number;
}

/** By their names. */
const files = new Map<string, ListedWork[]>();

const nameOf = (folder: string, number: number) => `${folder}/${number}.json`;

async function load(name: string) {
  if (files.has(name)) return;
  const address = `/_next/data/${window.__NEXT_DATA__.buildId}/${name}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  files.set(name, await response.json());
}

const wantedOf = ({ page, total, perPage }: Wish) => Math.min(total, page * perPage);

/** The page's own works are the newest of every filter, so their list goes on in the file that the last of them is in. */
const firstFile = ({ own, perPage }: Wish) => Math.floor(own / perPage) + 1;

/** The works that follow the page's own, as far as they are wanted and have been loaded. */
export function loadedWorks(wish: Wish): ListedWork[] {
  const { folder, own, perPage } = wish;
  const works: ListedWork[] = [];
  for (let number = firstFile(wish); ; number += 1) {
    const file = files.get(nameOf(folder, number));
    if (!file) break;
    works.push(...file);
  }
  const skipped = own % perPage;
  return works.slice(skipped, skipped + Math.max(0, wantedOf(wish) - own));
}

/** Says "24 of 150 shown", beside the link to more. */
const counter = () => document.querySelector('[data-shown]');

/** The link to more works, if it has the focus, as it has when a visitor has just pressed it. */
const pressedLink = () => counter()?.parentElement?.querySelector('a:focus');

const shownLinks = () => document.querySelectorAll<HTMLElement>('[data-services]:not([hidden]) a');

/** Where a document shows the works that could not be loaded: on a further page, or here, when this page is loaded anew. */
const asDocument = (furtherPage: string) => {
  const { pathname, search } = window.location;
  return /[?&](service|industry)=/.test(search) ? pathname + search : furtherPage;
};

/**
 * Loads the works that are wanted and has them rendered. If the visitor is still at the link that asked for them, the first one
 * gets the focus; if they cannot be loaded, they are shown as a document. Without a press the link remains, for another try.
 * @param draw renders the list anew
 * @param furtherPage where the last of them are if no filter is chosen
 */
export async function addWorks(wish: Wish, draw: () => void, furtherPage: string) {
  const before = wish.own + loadedWorks(wish).length;
  const wanted = wantedOf(wish);
  if (before >= wanted) return;
  const first = firstFile(wish);
  const length = Math.ceil(wanted / wish.perPage) - first + 1;
  try {
    await Promise.all(Array.from({ length }, (_, index) => load(nameOf(wish.folder, first + index))));
  } catch {
    if (pressedLink()) window.location.assign(asDocument(furtherPage));
    return;
  }
  const pressed = pressedLink();
  const byKeyboard = pressed?.matches(':focus-visible');
  flushSync(draw);
  if (!pressed) return;
  shownLinks()[before]?.focus({ preventScroll: !byKeyboard });
  announce(counter()?.textContent ?? '');
}
