import styled from 'styled-components';
import { Foreign } from './Foreign.tsx';

/**
 * A link that breaks only if it is wider than its column. The padding makes it high enough for
 * fingers, and does not change the line's height.
 */
const PathLink = styled.a`
  display: inline-block;
  padding: 0.6em 0;
  margin: -0.6em 0;
`;

const address = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\/\.well-known\/[\w-]+\.\w+)/;

/** Renders a text with each e-mail address and each path of a well-known file in it as a link. */
export const AddressLinks = ({ children }: { children: string }) =>
  children.split(address).map((part, index) =>
    part.startsWith('/.well-known/') ? (
      <PathLink key={part} href={part}>
        {part}
      </PathLink>
    ) : index % 2 ? (
      // Unlike MailAddress it does not break after the "@", as there is room on the next line.
      <a key={part} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes
      <Foreign key={index}>{part}</Foreign>
    ),
  );
