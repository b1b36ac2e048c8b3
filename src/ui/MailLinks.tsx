import { Foreign } from './Foreign.tsx';
import { MailLink } from './Link.tsx';

/** A text in which each e-mail address is a link to write to it. */
export const MailLinks = ({ children }: { children: string }) =>
  children.split(/([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/).map((part, index) =>
    index % 2 ? (
      <MailLink key={part} to={part} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes
      <Foreign key={index}>{part}</Foreign>
    ),
  );
