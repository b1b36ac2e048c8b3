import type { AppProps } from 'next/app';
import { useEffect } from 'react';
import { ErrorBoundary } from '../src/shell/error/ErrorBoundary.tsx';
import { patchRouter } from '../src/shell/patchRouter.ts';
import { Shell } from '../src/shell/Shell.tsx';
import { shellWords } from '../src/shell/shellWords.ts';
import { startTelemetry } from '../src/telemetry/start.ts';

if (typeof window !== 'undefined') {
  startTelemetry();
  patchRouter();
}

/** Sets `data-hydrated` on `<html>` after hydration, which browser tests wait for. */
function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}

export default function Site({ Component, pageProps, router }: AppProps) {
  const lang = pageProps.lang ?? shellWords.locale;
  // Updates `<html lang>` after a client-side navigation. Setting even the same value makes
  // Chromium compute the styles of all elements again.
  useEffect(() => {
    const root = document.documentElement;
    if (root.lang !== lang) root.lang = lang;
  }, [lang]);
  return (
    <Shell
      words={pageProps.shell}
      lang={pageProps.shell ? undefined : pageProps.lang && shellWords.locale}
    >
      {/* Next keeps the component between two pages of a route. The key gives each its own state. */}
      <ErrorBoundary
        key={router.asPath.split(/[?#]/)[0]}
        url={router.asPath}
        words={pageProps.shell ?? shellWords}
      >
        <Component {...pageProps} />
      </ErrorBoundary>
      <HydrationMark />
    </Shell>
  );
}
