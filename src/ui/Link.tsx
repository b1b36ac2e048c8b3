import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { coarse } from '../theme/theme.ts';
import { type } from '../theme/tokens.ts';
import { permanentUnderline } from './underline.ts';
import { VisuallyHidden } from './VisuallyHidden.ts';

/**
 * A link within the site. Its target is prefetched on hover or touch, not when the link becomes visible, because pages of links
 * would prefetch them all. Nothing is prefetched where the visitor saves data (shell/patchRouter.ts).
 */
export const Link = (props: ComponentProps<typeof NextLink>) => (
  <NextLink prefetch={false} {...props} />
);

const Standing = styled(Link)`
  display: inline-block;
  padding: 0.2em 0;
  font-size: ${type.title};
  font-weight: 600;
  line-height: 1.35;
  text-decoration: none;
  text-wrap: balance;
  span { padding-bottom: 0.2em; ${permanentUnderline} }
  ${coarse} { margin: 0.1em 0; }
`;

/** A link that stands by itself, at the size of a title. Its text is inline, so that each of its lines is underlined. */
export const TextLink = ({ children, ...rest }: ComponentProps<typeof Standing>) => (
  <Standing {...rest}>
    <span>{children}</span>
  </Standing>
);

/**
 * A link that opens a new tab and says so to those who cannot see it happen.
 * @param note what it says, in the language of its surroundings
 */
export function NewTabLink({
  note,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'children'> & { note: string; children: string }) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {`${children} `}
      <VisuallyHidden>{note}</VisuallyHidden>
    </a>
  );
}

/** A link to write to an address, which may break before its domain. */
export const MailLink = ({ to }: { to: string }) => (
  <a href={`mailto:${to}`}>
    {to.slice(0, to.indexOf('@') + 1)}
    <wbr />
    {to.slice(to.indexOf('@') + 1)}
  </a>
);
