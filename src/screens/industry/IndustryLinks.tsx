import type { NamedPath } from '../../content/load/load.ts';
import { Link } from '../../ui/Link.tsx';

/** Links to industries as a sentence: `Label: first, second, all industries`. */
export const IndustryLinks = ({ label, to }: { label: string; to: readonly NamedPath[] }) => (
  <p>
    {label}
    {to.map(([path, name], index) => (
      <span key={path}>
        {index ? ', ' : ': '}
        <Link href={path}>{name}</Link>
      </span>
    ))}
  </p>
);
