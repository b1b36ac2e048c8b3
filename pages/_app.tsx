import type { AppProps } from 'next/app';
import Head from 'next/head';
import { ThemeProvider } from 'styled-components';
import { Shell } from '../src/shell/Shell.tsx';
import { GlobalStyle } from '../src/theme/GlobalStyle.ts';
import { LightScheme, rawTheme } from '../src/theme/theme.ts';

export default function Site({ Component, pageProps }: AppProps) {
  return (
    <ThemeProvider theme={rawTheme}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      </Head>
      <LightScheme />
      <GlobalStyle />
      <Shell>
        <Component {...pageProps} />
      </Shell>
    </ThemeProvider>
  );
}
