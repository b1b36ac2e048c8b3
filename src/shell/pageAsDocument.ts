import Router from 'next/router';

/** How long the next page's data may take. Next waits as long for its scripts, and for data without end. Milliseconds. */
const patience = 3800;

/** Goes to an address of this site as if there were no scripts. */
function load(address: string) {
  const { location } = window;
  if (new URL(address, location.href).href === location.href) location.reload();
  else location.assign(address);
}

/**
 * Loads the next page as a document when its data is not answered, or broke off on the way: Next would wait for ever, or
 * draw the page with nothing in it.
 */
export function loadUnansweredPages() {
  let timer: number | undefined;
  const stop = () => window.clearTimeout(timer);
  Router.events.on('routeChangeStart', (address: string) => {
    stop();
    timer = window.setTimeout(load, patience, address);
  });
  Router.events.on('routeChangeComplete', stop);
  Router.events.on('routeChangeError', stop);
  Router.ready(() => {
    const { router } = Router;
    if (!router) return;
    // From now on the router answers Back; until now the page's loader has (scripts/html/laterScripts.ts).
    window.onpopstate = null;
    const draw = router.sub;
    router.sub = (info, ...rest) => {
      const isEmpty = Object.keys(info.props?.pageProps ?? {}).length === 0;
      if (!(info.__N_SSG && isEmpty)) return draw(info, ...rest);
      window.location.reload();
      return new Promise(() => {});
    };
  });
}
