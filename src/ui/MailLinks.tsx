import { Foreign } from './Foreign.tsx';
import { MailLink } from './Link.tsx';

/** Renders a text with each e-mail address in it as a link. */
export const MailLinks = ({ children }: { children: string }) =>
  children.split(/([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/).map((part, index) =>
    index % 2 ? (
      <MailLink key={part} to={part} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes
      <Foreign key={index}>{part}</Foreign>
    ),
  );
