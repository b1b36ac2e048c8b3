import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { TextLink } from '../../ui/TextLink.ts';

interface Props {
  label: string;
  links: { href: string; text: string }[];
  /** Whether a link adds to the list, instead of leading to another page. */
  adds: boolean;
  children?: ReactNode;
}

/**
 * What follows a list of works that is longer than a page. Where the address has a filter, the page's inline script has changed
 * the link before React hydrates it.
 */
export const ListEnd = ({ label, links, adds, children }: Props) => (
  <nav aria-label={label} style={{ marginTop: '4rem' }}>
    {links.map(({ href, text }) => (
      <Fragment key={text}>
        <TextLink href={href} replace={adds} scroll={!adds} shallow={adds} suppressHydrationWarning>
          {text}
        </TextLink>{' '}
      </Fragment>
    ))}
    {children}
  </nav>
);
