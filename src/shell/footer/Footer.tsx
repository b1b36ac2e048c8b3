import { memo, useEffect, useState } from 'react';
import styled, { css } from 'styled-components';
import { hasPage } from '../../content/facts/hasPage.ts';
import { mascots } from '../../content/facts/mascots.ts';
import { buildYear, hasSamples, hasTwoOffices } from '../../env/shell.ts';
import { dialled, routes, site } from '../../site.ts';
import { whenIdle } from '../../telemetry/whenIdle.ts';
import { coarse, from } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { tone } from '../../ui/Field.tsx';
import { Link, MailLink, NewTabLink } from '../../ui/Link.tsx';
import { hoverUnderline } from '../../ui/underline.ts';
import { type InShellLanguage, shellWords } from '../shellWords.ts';
import { Wordmark } from '../Wordmark.tsx';
import { Animals } from './animals/Animals.tsx';
import type { Now } from './clock.ts';
import { OfficeHalf } from './OfficeHalf.tsx';

const Ground = styled.footer`
  ${tone('loud')}
  position: relative;
  font-size: 1rem;
  overflow: clip;
  isolation: isolate;
`;

/** For another number of offices than two. */
const several = hasTwoOffices
  ? ''
  : css`
        align-items: stretch;
        grid-template-columns: repeat(${Math.min(site.offices.length, 2)}, minmax(0, 1fr));
        ${from.desktop} { grid-template-columns: repeat(${site.offices.length}, minmax(0, 1fr)); }
      `;

const Halves = styled.div`
  padding: 0 ${space.margin};
  /* The line that the animals walk on. The first city is lower, as its half is narrower by the gutter. */
  border-top: 3px solid var(--line);
  align-items: end;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space.gutter};
  ${several}
`;

const Small = styled.div`
  display: grid;
  gap: 0.75rem ${space.gutter};
  padding: clamp(1rem, 2.5vw, 2rem) ${space.margin} clamp(1.5rem, 3vw, 2.5rem);
  border-top: 3px solid var(--line);
  overflow-wrap: anywhere;
  h2 { line-height: 1.4; }
  a { display: inline-block; padding: 0.2em 0; ${hoverUnderline} }
  ${coarse} { a { padding: calc((2.75rem - 1.5em) / 2) 0; } }
  grid-template-columns: repeat(2, minmax(0, 1fr));
  & > :nth-child(1) { grid-area: 3 / 1; align-self: end; }
  & > :nth-child(4) { grid-area: 1 / 2 / 4; }
  ${from.tablet} {
    & > :nth-child(n) { grid-area: auto; align-self: start; }
    & > :last-child { columns: 2; column-gap: ${space.gutter}; }
    h2 { column-span: all; }
  }
  ${from.desktop} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

const smallLinks = (
  ['career', 'prices', 'dueDiligence', 'ai', 'privacy', 'accessibility', 'terms'] as const
).filter((page) => hasPage(routes[page]));

export const Footer = memo(function Footer({ language }: InShellLanguage) {
  const words = shellWords[language].footer;
  const [now, setNow] = useState<Now>();
  useEffect(() => {
    let gone = false;
    let stop: (() => void) | undefined;
    // A page is read for a while before its footer, so the clock is not in the page's first scripts.
    whenIdle(() =>
      import('./clock.ts').then(
        ({ everyMinute }) => {
          if (!gone) stop = everyMinute(language, setNow);
        },
        () => {},
      ),
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [language]);
  return (
    <Ground lang={language}>
      {mascots.length > 0 && <Animals language={language} />}
      <Halves>
        {site.offices.map((office, index) => (
          <OfficeHalf key={office.id} office={office} now={now?.offices[index]} />
        ))}
      </Halves>
      <Small>
        <div>
          <Wordmark language={language} />
          <p>{`© ${now?.year ?? buildYear} ${site.name}`}</p>
          {hasSamples && <p>{words.samples}</p>}
        </div>
        <div>
          <h2>{words.inquiries}</h2>
          <MailLink to={site.inquiries.email} />
          <br />
          <a href={`tel:${dialled(site.inquiries.phone)}`}>{site.inquiries.phone}</a>
        </div>
        <nav aria-labelledby="footer-follow">
          <h2 id="footer-follow">{words.follow}</h2>
          {site.socials.map(({ label, url }) => (
            <div key={url}>
              <NewTabLink note={shellWords[language].newTab} href={url}>
                {label}
              </NewTabLink>
            </div>
          ))}
        </nav>
        <nav aria-labelledby="footer-more">
          <h2 id="footer-more">{words.more}</h2>
          {smallLinks.map((page) => (
            <div key={page}>
              <Link href={routes[page]}>{words[page]}</Link>
            </div>
          ))}
          {site.blog && (
            <div>
              <NewTabLink note={shellWords[language].newTab} href={site.blog.url}>
                {site.blog.label}
              </NewTabLink>
            </div>
          )}
        </nav>
      </Small>
    </Ground>
  );
});
