import type { ReactNode } from 'react';
import { Foreign } from './Foreign.tsx';

interface Props {
  as: 'li' | 'p';
  texts: readonly string[];
  /** Whether to mark words of other languages for screen readers. */
  foreign?: true;
}

/** Renders each text in a separate element. */
export const Each = ({ as: Element, texts, foreign }: Props) =>
  texts.map((text) => <Element key={text}>{foreign ? <Foreign>{text}</Foreign> : text}</Element>);

/** Renders terms and their meanings, as the content of a `<dl>`. */
export const Pairs = ({
  pairs,
}: {
  pairs: readonly (readonly [term: string, meaning: ReactNode])[];
}) =>
  pairs.map(([term, meaning]) => (
    <div key={term}>
      <dt>{term}</dt>
      <dd>{meaning}</dd>
    </div>
  ));
