import type { ReactNode } from 'react';
import { Foreign } from './Foreign.tsx';

interface Props {
  as: 'li' | 'p';
  of: readonly string[];
  /** Whether to mark words of other languages for screen readers. */
  foreign?: true;
}

/** Renders each text in a separate element. */
export const Each = ({ as: Element, of, foreign }: Props) =>
  of.map((text) => <Element key={text}>{foreign ? <Foreign>{text}</Foreign> : text}</Element>);

/** Renders terms and their meanings, as the content of a `<dl>`. */
export const Pairs = ({ of }: { of: readonly (readonly [term: string, meaning: ReactNode])[] }) =>
  of.map(([term, meaning]) => (
    <div key={term}>
      <dt>{term}</dt>
      <dd>{meaning}</dd>
    </div>
  ));
