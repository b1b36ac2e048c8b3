import type { AppProps } from 'next/app';
import { useEffect } from 'react';
import { FaultBoundary } from '../src/screens/fault/FaultBoundary.tsx';
import { loadUnansweredPages } from '../src/shell/pageAsDocument.ts';
import { Shell } from '../src/shell/Shell.tsx';
import { spareData } from '../src/shell/saveData.ts';
import { restoreScroll } from '../src/shell/scrollRestoration.ts';
import { crossFadePages } from '../src/shell/viewTransitions.ts';
import { shellLanguage } from '../src/site.ts';
import { report, startTelemetry } from '../src/telemetry/start.ts';

if (typeof window !== 'undefined') {
  startTelemetry();
  restoreScroll();
  crossFadePages();
  loadUnansweredPages();
  spareData();
}

export default function Site({ Component, pageProps, router }: AppProps) {
  // The exported page says its language itself; following a link to another one must say it anew.
  useEffect(() => {
    document.documentElement.lang = pageProps.lang ?? shellLanguage;
  }, [pageProps.lang]);
  return (
    <Shell>
      <FaultBoundary resetBy={router.asPath} onFault={report}>
        <Component {...pageProps} />
      </FaultBoundary>
    </Shell>
  );
}
