import type { ReactNode } from 'react';
import { TextLink } from '../../ui/TextLink.ts';

interface Props {
  label: string;
  links: { href: string; text: string }[];
  /** Whether a link adds to the list, instead of leading to another page. */
  adds: boolean;
  children?: ReactNode;
}

const style = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 2rem', marginTop: '4rem' } as const;

/**
 * What follows a list of works that is longer than a page. Where the address has a filter, the page's inline script has changed
 * the link before React hydrates it.
 */
export const ListEnd = ({ label, links, adds, children }: Props) => (
  <nav aria-label={label} style={style}>
    {links.map(({ href, text }) => (
      <TextLink key={text} href={href} replace={adds} scroll={!adds} shallow={adds} suppressHydrationWarning>
        {text}
      </TextLink>
    ))}
    {children}
  </nav>
);
