import type { ReactNode } from 'react';
import { Foreign } from './Foreign.tsx';

interface Props {
  as: 'li' | 'p';
  of: readonly string[];
  /** Whether words of other languages are marked. */
  foreign?: true;
}

/** Each text in an element of its own. */
export const Each = ({ as: Element, of, foreign }: Props) =>
  of.map((text) => <Element key={text}>{foreign ? <Foreign>{text}</Foreign> : text}</Element>);

/** Terms and their meanings, for the lists that consist of them. */
export const Pairs = ({ of }: { of: readonly (readonly [term: string, meaning: ReactNode])[] }) =>
  of.map(([term, meaning]) => (
    <div key={term}>
      <dt>{term}</dt>
      <dd>{meaning}</dd>
    </div>
  ));
