import styled from 'styled-components';
import { Foreign } from './Foreign.tsx';
import { MailAddress } from './Link.tsx';

/**
 * Breaks only if it is wider than its column. The padding makes it high enough for fingers, without
 * effect on the line.
 */
const AddressLink = styled.a`
  display: inline-block;
  padding: 0.6em 0;
  margin: -0.6em 0;
`;

const address = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\/\.well-known\/[\w-]+\.\w+)/;

/** Renders a text with each e-mail address and each path of a well-known file in it as a link. */
export const AddressLinks = ({ children }: { children: string }) =>
  children.split(address).map((part, index) =>
    part.startsWith('/.well-known/') ? (
      <AddressLink key={part} href={part}>
        {part}
      </AddressLink>
    ) : index % 2 ? (
      <AddressLink key={part} href={`mailto:${part}`}>
        <MailAddress to={part} />
      </AddressLink>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes
      <Foreign key={index}>{part}</Foreign>
    ),
  );
