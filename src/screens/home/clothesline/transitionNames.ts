/**
 * By its view transition name, `data-cover`, a cover grows into its work's page. Only one element
 * may have a name, and the list of works further down has the same ones.
 */

/** How long covers keep their names after a page change: until its transition has ended. */
const lentMs = 700;

/**
 * Moves a cover's name to it from another element, for a page change. @returns a function that
 * moves it back
 */
export function takeName(cover: HTMLElement) {
  const { cover: name = '' } = cover.dataset;
  const named = document.querySelectorAll<HTMLElement>('[style*=view-transition-name]');
  const others = [...named].filter(({ style }) => style.viewTransitionName === name);
  const setName = (elements: HTMLElement[], value: string) => {
    for (const { style } of elements) style.viewTransitionName = value;
  };
  setName(others, '');
  setName([cover], name);
  return () => {
    setName([cover], '');
    setName(others, name);
  };
}

/** Gives all covers of a list their names while the page appears. @returns a function that ends this */
export function lendNames(list: HTMLElement | null) {
  const covers = [...(list?.querySelectorAll<HTMLElement>('[data-cover]') ?? [])];
  const returns = covers.map(takeName);
  const timer = setTimeout(() => {
    for (const giveBack of returns) giveBack();
  }, lentMs);
  return () => clearTimeout(timer);
}
