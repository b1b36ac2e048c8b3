import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { coarse } from '../theme/theme.ts';
import { fontSize } from '../theme/tokens.ts';
import { permanentUnderline } from './underline.ts';
import { VisuallyHidden } from './VisuallyHidden.ts';

/**
 * A link within the site. Prefetches its page on hover or touch, not when it becomes visible,
 * because lists of links would prefetch every page. Prefetches nothing for visitors who save data;
 * see shell/patchRouter.ts.
 */
export const Link = (props: ComponentProps<typeof NextLink>) => (
  <NextLink prefetch={false} {...props} />
);

const TextLinkAnchor = styled(Link)`
  display: inline-block;
  padding: 0.2em 0;
  font-size: ${fontSize.text};
  font-weight: 600;
  line-height: 1.35;
  text-decoration: none;
  text-wrap: balance;
  span { padding-bottom: 0.2em; ${permanentUnderline} }
  ${coarse} { padding: 0.55em 0; }
`;

/** A link on a separate line. Its text is an inline element, so that each line is underlined. */
export const TextLink = ({ children, ...rest }: ComponentProps<typeof TextLinkAnchor>) => (
  <TextLinkAnchor {...rest}>
    <span>{children}</span>
  </TextLinkAnchor>
);

/**
 * A link that opens a new tab and tells screen readers so.
 * @param note the hidden text, in the language of the surrounding text
 * @param lang the label's language, if it is another one
 */
export function NewTabLink({
  note,
  lang,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'children'> & { note: string; children: string }) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {lang ? <span lang={lang}>{`${children} `}</span> : `${children} `}
      <VisuallyHidden>{note}</VisuallyHidden>
    </a>
  );
}

/** An e-mail address that may break after the `@`. */
export const MailAddress = ({ to }: { to: string }) => (
  <>
    {to.slice(0, to.indexOf('@') + 1)}
    <wbr />
    {to.slice(to.indexOf('@') + 1)}
  </>
);

/** A `mailto:` link. */
export const MailLink = ({ to }: { to: string }) => (
  <a href={`mailto:${to}`}>
    <MailAddress to={to} />
  </a>
);
