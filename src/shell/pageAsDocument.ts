import Router from 'next/router';

/**
 * How long in ms the next page's data may take. Next waits as long for its scripts, but forever for
 * data.
 */
const timeoutMs = 3800;

/** Loads a URL as a document, as browsers do without scripts. */
function load(url: string) {
  const { location } = window;
  if (location.href === location.origin + url) location.reload();
  else location.assign(url);
}

/**
 * Requests the next page's code and data together, where Next requests the data after the code, and
 * loads the page as a document when its data does not arrive; Next would wait forever.
 */
export function loadSlowPagesAsDocuments() {
  let timer: number | undefined;
  const stop = () => window.clearTimeout(timer);
  Router.events.on('routeChangeStart', (url: string, { shallow }) => {
    stop();
    timer = window.setTimeout(load, timeoutMs, url);
    // The router handles a failure of the same request.
    if (!shallow) Router.prefetch(url, url, { priority: true }).catch(() => {});
  });
  Router.events.on('routeChangeComplete', stop);
  Router.events.on('routeChangeError', stop);
}

interface Drawn {
  __N_SSG?: boolean;
  props?: { __N_SSG?: boolean };
}

/**
 * Returns whether the data of a page was cut off; Next would render the page empty. Complete data
 * has the mark `__N_SSG`, too, and may have no props.
 */
export const isPageDataMissing = ({ __N_SSG: hasData, props }: Drawn) =>
  hasData === true && props?.__N_SSG !== true;
