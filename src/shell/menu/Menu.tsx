import { useRouter } from 'next/router';
import { memo } from 'react';
import { industries } from '../../content/industries/list.ts';
import { services } from '../../content/services/list.ts';
import { industryPath, menuEntries, servicePath, site } from '../../site.ts';
import { Link } from '../../ui/Link.tsx';
import { pointAt } from '../../ui/line/pointedAt.ts';
import { NewTabLink } from '../../ui/NewTabLink.tsx';
import { type InShellLanguage, shellWords } from '../shellWords.ts';
import { Wordmark } from '../Wordmark.tsx';
import { Body, Entries, Head, List, Lists, Panel, Socials, Subhead } from './menu.styles.ts';
import { MenuButton, menuId } from './menuButton.ts';
import { closeOnLinkClick, useMenuDialog } from './useMenuDialog.ts';

/** The full-screen menu. Its markup does not depend on its state, so React need not render it again. */
export const Menu = memo(function Menu({ language }: InShellLanguage) {
  const words = shellWords[language].menu;
  const ref = useMenuDialog();
  const here = useRouter().asPath.split(/[?#]/)[0];
  const current = (href: string) => (href === here ? ('page' as const) : undefined);
  return (
    <Panel ref={ref} lang={language} id={menuId} aria-label={words.menu} onClick={closeOnLinkClick}>
      <Head>
        <Wordmark language={language} />
        <MenuButton type="button" command="close" commandfor={menuId} autoFocus>
          <span>{words.close}</span>
        </MenuButton>
      </Head>
      <Body>
        <nav aria-label={words.pages}>
          <Entries role="list">
            {menuEntries.map(({ label, href, language: pageLanguage }) => (
              <li key={href}>
                {href.startsWith('/') ? (
                  <Link href={href} lang={pageLanguage} hrefLang={pageLanguage} aria-current={current(href)}>
                    {label}
                  </Link>
                ) : (
                  <NewTabLink note={shellWords[language].newTab} href={href}>
                    {label}
                  </NewTabLink>
                )}
              </li>
            ))}
          </Entries>
        </nav>
        <Lists onPointerOver={pointAt} onFocus={pointAt}>
          <nav aria-labelledby="menu-services">
            <Subhead id="menu-services">{words.services}</Subhead>
            <List role="list">
              {services.map(({ slug, name }) => (
                <li key={slug}>
                  <Link href={servicePath(slug)} aria-current={current(servicePath(slug))}>
                    {name}
                  </Link>
                </li>
              ))}
            </List>
          </nav>
          <nav aria-labelledby="menu-industries">
            <Subhead id="menu-industries">{words.industries}</Subhead>
            <List role="list">
              {industries.map(({ slug, name }) => (
                <li key={slug}>
                  <Link href={industryPath(slug)} aria-current={current(industryPath(slug))}>
                    {name}
                  </Link>
                </li>
              ))}
            </List>
          </nav>
        </Lists>
        <Socials role="list">
          {site.socials.map(({ label, url }) => (
            <li key={url}>
              <NewTabLink note={shellWords[language].newTab} href={url}>
                {label}
              </NewTabLink>
            </li>
          ))}
        </Socials>
      </Body>
    </Panel>
  );
});
