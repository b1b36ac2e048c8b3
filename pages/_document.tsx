import Document, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document';
import { ServerStyleSheet } from 'styled-components';
import words from '#words/all';
import '../src/screens/shared/stableStyleOrder.ts';
import { branch, commit, environment } from '../src/env/release.ts';
import { sentryDsn } from '../src/env/shell.ts';
import { languageOf } from '../src/languages.ts';
import { structuredDataFor } from '../src/seo/structured/forPage.ts';
import { PreviewRibbon, previewRibbonStyle } from '../src/shell/PreviewRibbon.tsx';
import { shellStyle } from '../src/shell/shellStyle.ts';
import { site, siteLanguage } from '../src/site.ts';
import { keepEarlyErrors } from '../src/telemetry/early.ts';
import { palette } from '../src/theme/colours.ts';
import { fontFaces, preloadedFont } from '../src/theme/fonts.ts';
import { globalStyle } from '../src/theme/globalStyle.ts';

const isPreview = environment === 'preview';

interface Props {
  /** The page's language, if it isn't the site's. */
  lang?: string | undefined;
  structuredData?: string;
}

/** Adds to each page its own styles, inline, and its structured data. */
export default class SiteDocument extends Document<Props> {
  static override async getInitialProps(context: DocumentContext) {
    const sheet = new ServerStyleSheet();
    const render = context.renderPage;
    let lang: string | undefined;
    try {
      context.renderPage = () =>
        render({
          enhanceApp: (App) => (props) => {
            ({ lang } = props.pageProps as { lang?: string });
            return sheet.collectStyles(<App {...props} />);
          },
        });
      const initial = await Document.getInitialProps(context);
      return {
        ...initial,
        lang,
        styles: [initial.styles, sheet.getStyleElement()],
        structuredData: structuredDataFor(context.pathname, String(context.query.slug)),
      };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    const { lang = words[siteLanguage].locale } = this.props;
    const locale = words[languageOf(lang)].locale.replace('-', '_');
    return (
      <Html lang={lang}>
        <Head>
          {sentryDsn && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; it must run before all other scripts
            <script dangerouslySetInnerHTML={{ __html: keepEarlyErrors }} />
          )}
          {/* Not in styled-components, which would insert it again at hydration and make text
              flicker. */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
          <style dangerouslySetInnerHTML={{ __html: fontFaces() + globalStyle() + shellStyle }} />
          <link
            rel="preload"
            href={preloadedFont()}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
          <meta property="og:type" content="website" />
          <meta property="og:locale" content={locale} />
          <meta property="og:site_name" content={site.name} />
          <meta name="twitter:card" content="summary_large_image" />
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="manifest" href="/site.webmanifest" />
          <meta name="theme-color" content={palette.main} media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content={palette.ink} media="(prefers-color-scheme: dark)" />
          {isPreview && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
            <style dangerouslySetInnerHTML={{ __html: previewRibbonStyle }} />
          )}
        </Head>
        <body>
          <Main />
          {this.props.structuredData && (
            <script
              type="application/ld+json"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with every "<" escaped
              dangerouslySetInnerHTML={{ __html: this.props.structuredData }}
            />
          )}
          {process.env.NODE_ENV === 'development' && <script src="/faults.js" defer />}
          {isPreview && <PreviewRibbon commit={commit} branch={branch} />}
          <NextScript />
        </body>
      </Html>
    );
  }
}
