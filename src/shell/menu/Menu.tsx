import { useRouter } from 'next/router';
import { memo, type ReactNode } from 'react';
import { hasPage } from '../../content/facts/hasPage.ts';
import { industries } from '../../content/facts/industries.ts';
import { services } from '../../content/facts/services.ts';
import { industryPath, menuEntries, servicePath, site } from '../../site.ts';
import { Link, NewTabLink } from '../../ui/Link.tsx';
import { pointAt } from '../../ui/line/pointedAt.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.ts';
import { type InShell, siteLangIn } from '../shellWords.ts';
import { Wordmark } from '../Wordmark.tsx';
import { closeOnLinkClick } from './closeOnLinkClick.ts';
import { followDialog } from './followDialog.ts';
import {
  MenuBody,
  MenuEntries,
  MenuHead,
  MenuLists,
  MenuPanel,
  MenuSocials,
} from './menu.styles.ts';
import { MenuButton, menuId } from './menuButton.ts';

const lists = [
  { name: 'services', items: services, path: servicePath },
  { name: 'industries', items: industries, path: industryPath },
] as const;

/** The lists with a drawing. After hydration only this renders again, without all their links. */
const DrawnLists = ({ children }: { children: ReactNode }) => (
  <MenuLists data-lists="" $hydrated={useHydrated()} onPointerOver={pointAt} onFocus={pointAt}>
    {children}
  </MenuLists>
);

/** The full-screen menu. Its markup does not depend on its state, so opening it renders nothing. */
export const Menu = memo(function Menu({ words, lang }: InShell) {
  const { menu, newTab } = words;
  const currentPath = useRouter().asPath.split(/[?#]/)[0];
  const current = (href: string) => (href === currentPath ? ('page' as const) : undefined);
  return (
    <MenuPanel
      ref={followDialog}
      lang={lang}
      id={menuId}
      aria-label={menu.menu}
      onClick={closeOnLinkClick}
    >
      <MenuHead>
        <Wordmark words={words} />
        <MenuButton type="button" command="close" commandfor={menuId} autoFocus>
          <span>{menu.close}</span>
        </MenuButton>
      </MenuHead>
      <MenuBody>
        <nav aria-label={menu.pages}>
          <MenuEntries role="list">
            {menuEntries(words.pages)
              .filter(({ href }) => hasPage(href))
              .map(({ label, href, language }) => (
                <li key={href}>
                  {href.startsWith('/') ? (
                    <Link
                      href={href}
                      lang={language}
                      hrefLang={language}
                      aria-current={current(href)}
                    >
                      {label}
                    </Link>
                  ) : (
                    <NewTabLink note={newTab} href={href} lang={siteLangIn(words)}>
                      {label}
                    </NewTabLink>
                  )}
                </li>
              ))}
          </MenuEntries>
        </nav>
        <DrawnLists>
          {lists.map(({ name, items, path }) => (
            <nav key={name} aria-labelledby={`menu-${name}`}>
              <h2 id={`menu-${name}`}>{menu[name]}</h2>
              <details>
                <summary>
                  <VisuallyHidden>{menu[name]}</VisuallyHidden>
                </summary>
                {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without markers as one */}
                <ul role="list" lang={siteLangIn(words)}>
                  {items.map(({ slug, name }) => (
                    <li key={slug}>
                      <Link href={path(slug)} aria-current={current(path(slug))}>
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            </nav>
          ))}
        </DrawnLists>
        <MenuSocials role="list">
          {site.socials.map(({ label, url }) => (
            <li key={url}>
              <NewTabLink note={newTab} href={url}>
                {label}
              </NewTabLink>
            </li>
          ))}
        </MenuSocials>
      </MenuBody>
    </MenuPanel>
  );
});
