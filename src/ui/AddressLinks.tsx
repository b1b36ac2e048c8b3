import { Foreign } from './Foreign.tsx';
import { MailLink } from './Link.tsx';

const address = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\/\.well-known\/[\w-]+\.\w+)/;

/** Renders a text with each e-mail address and each path of a well-known file in it as a link. */
export const AddressLinks = ({ children }: { children: string }) =>
  children.split(address).map((part, index) =>
    part.startsWith('/.well-known/') ? (
      <a key={part} href={part} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </a>
    ) : index % 2 ? (
      <MailLink key={part} to={part} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes
      <Foreign key={index}>{part}</Foreign>
    ),
  );
