import { memo, useEffect, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { hasPage } from '../../content/facts/hasPage.ts';
import { mascots } from '../../content/facts/mascots.ts';
import { buildHasTwoOffices, buildYear, hasSamples } from '../../env/shell.ts';
import { dialled, routes, site } from '../../site.ts';
import { coarse, from } from '../../theme/theme.ts';
import { fromTablet, magnified, space, spacing } from '../../theme/tokens.ts';
import { Link, MailLink, NewTabLink } from '../../ui/Link.tsx';
import { tone } from '../../ui/Section.tsx';
import { hoverUnderline } from '../../ui/underline.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { whenIdle } from '../../whenIdle.ts';
import { type InShell, officeIn, siteLangIn } from '../shellWords.ts';
import { Wordmark } from '../Wordmark.tsx';
import { Animals } from './animals/Animals.tsx';
import { OfficeHalf } from './OfficeHalf.tsx';
import type { LiveFooter } from './sun/liveFooter.tsx';
import { whenNear } from './whenNear.ts';

const FooterGround = styled.footer`
  ${tone('loud')}
  position: relative;
  font-size: 1rem;
  overflow: clip;
  isolation: isolate;
`;

/** Sets the columns for agencies with one office or more than two. */
const officeColumns = buildHasTwoOffices
  ? ''
  : css`
        grid-template-columns: repeat(${Math.min(site.offices.length, 2)}, minmax(0, 1fr));
        ${from.desktop} { grid-template-columns: repeat(${site.offices.length}, minmax(0, 1fr)); }
      `;

const FooterOffices = styled.div`
  padding: 0 ${space.margin};
  /* Draws the line that the animals walk on. */
  border-top: 3px solid var(--line);
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space.gutter};
  ${officeColumns}
  @media ${magnified} { grid-template-columns: minmax(0, 1fr); }
`;

const FooterBrand = styled.div`
  order: 1;
  grid-column: 1 / -1;
  @media ${fromTablet}, ${magnified} { order: 0; grid-column: auto; }
`;

const FooterMore = styled.nav`
  grid-area: 1 / 2 / 3;
  @media ${fromTablet}, ${magnified} { grid-area: auto; }
  ${from.tablet} {
    columns: 2;
    column-gap: ${space.gutter};
    h2 { column-span: all; }
  }
`;

const FooterLinks = styled.div`
  display: grid;
  gap: 1.75rem ${space.gutter};
  padding: ${spacing.m} ${space.margin} ${spacing.l};
  border-top: 3px solid var(--line);
  overflow-wrap: anywhere;
  h2 { line-height: 1.4; }
  a { display: inline-block; padding: 0.2em 0; ${hoverUnderline} }
  ${coarse} { a { padding: calc((2.75rem - 1.5em) / 2) 0; } }
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${from.desktop} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  @media ${magnified} { grid-template-columns: minmax(0, 1fr); }
`;

/** Returns whether no office has this e-mail address or phone number; then the footer lists it. */
const isExtra = (contact: string) =>
  site.offices.every(({ email, phone }) => contact !== email && contact !== phone);
const email = isExtra(site.inquiries.email) && site.inquiries.email;
const phone = isExtra(site.inquiries.phone) && site.inquiries.phone;

const linkedPages = (
  ['career', 'prices', 'dueDiligence', 'ai', 'privacy', 'accessibility', 'terms'] as const
).filter((page) => hasPage(routes[page]));

const Copyright = () => `© ${useHydrated() ? new Date().getFullYear() : buildYear} ${site.name}`;

export const Footer = memo(function Footer({ words, lang }: InShell) {
  const { footer, newTab } = words;
  const ground = useRef<HTMLElement>(null);
  const [live, setLive] = useState<LiveFooter>();
  // Loads what the footer shows of the moment early, but shows it late: the first use of a time zone
  // and the new styles block a slow phone for a quarter of a second.
  useEffect(() => {
    let isUnmounted = false;
    let stop: (() => void) | undefined;
    whenIdle(() =>
      import('./sun/liveFooter.tsx').then(
        ({ everyMinute }) => {
          if (isUnmounted) return;
          stop = whenNear(ground.current, () => {
            stop = everyMinute(words, setLive);
          });
        },
        () => {},
      ),
    );
    return () => {
      isUnmounted = true;
      stop?.();
      // Its texts are in the previous page's language.
      setLive(undefined);
    };
  }, [words]);
  return (
    <FooterGround ref={ground} lang={lang} data-night={live?.night}>
      {live?.styles}
      {mascots.length > 0 && (
        <Animals words={words} offices={live?.offices}>
          {live?.band}
        </Animals>
      )}
      <FooterOffices>
        {site.offices.map((office, index) => (
          <OfficeHalf
            key={office.id}
            index={index}
            office={officeIn(words, office)}
            now={live?.offices[index]}
          />
        ))}
      </FooterOffices>
      <FooterLinks>
        <FooterBrand>
          <Wordmark words={words} />
          <p>
            <Copyright />
          </p>
          {hasSamples && <p>{footer.samples}</p>}
        </FooterBrand>
        {(email || phone) && (
          <div>
            <h2>{footer.inquiries}</h2>
            {email && <MailLink to={email} />}
            {email && phone && <br />}
            {phone && <a href={`tel:${dialled(phone)}`}>{phone}</a>}
          </div>
        )}
        <nav data-screen-only="" aria-labelledby="footer-follow">
          <h2 id="footer-follow">{footer.follow}</h2>
          {site.socials.map(({ label, url }) => (
            <div key={url}>
              <NewTabLink note={newTab} href={url}>
                {label}
              </NewTabLink>
            </div>
          ))}
        </nav>
        <FooterMore data-screen-only="" aria-labelledby="footer-more">
          <h2 id="footer-more">{footer.more}</h2>
          {linkedPages.map((page) => (
            <div key={page}>
              <Link href={routes[page]}>{footer[page]}</Link>
            </div>
          ))}
          {site.blog && (
            <div>
              <NewTabLink note={newTab} href={site.blog.url} lang={siteLangIn(words)}>
                {site.blog.label}
              </NewTabLink>
            </div>
          )}
        </FooterMore>
      </FooterLinks>
    </FooterGround>
  );
});
