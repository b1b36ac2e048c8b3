import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { servicePath } from '../../site.ts';
import { from, hoverable, motionAllowed, shaped } from '../../theme/theme.ts';
import { motion, space, type } from '../../theme/tokens.ts';
import { Link } from '../../ui/Link.tsx';
import { drawing, drawingOf } from '../../ui/line/pointedAt.ts';

export interface ServiceWord {
  slug: string;
  name: string;
  summary: string;
  price?: string;
}

const List = styled.ul<{ $quiet: boolean }>`
  --size: ${({ $quiet }) => ($quiet ? type.upToLarge : '2.25rem')};
  ${shaped.wide} { ${({ $quiet }) => !$quiet && `--size: calc(${type.chapter} * 0.82);`} }
  margin: clamp(2rem, 4vw, 3.5rem) 0 2rem;
`;

/** From here on a drawing leaves the text beside it more than thirty letters. */
export const roomForDrawing = '(min-width: 88rem)';

const Row = styled.li`
  position: relative;
  border-top: 2px solid var(--line);
  &:last-child { border-bottom: 2px solid var(--line); }
  ${from.desktop} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: ${space.gutter};
  }
  @media ${roomForDrawing} {
    grid-template-columns: calc(50% - ${space.gutter} / 2) minmax(0, 1fr) 17.5rem;
    /* No drawing stands in the row above. */
    min-height: 8rem;
    &::before {
      ${drawing}
      right: 0;
      /* Its line is the row's rule. */
      bottom: calc(-8.75rem * 30 / 320 - 1px);
      width: 17.5rem;
      height: 8.75rem;
    }
    /* It is drawn again when it is pointed at. */
    &:not(:hover, :has(:focus-visible))::before { animation: none; }
  }
`;

const Name = styled(Link)`
  display: block;
  padding: 0.3em 0 0.22em;
  font-size: var(--size);
  font-weight: 600;
  line-height: 1;
  letter-spacing: -0.045em;
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; }
  ${hoverable} { li:hover > & { color: var(--line); } }
  ${motionAllowed} {
    transition: translate ${motion.enter} ${motion.easeOut}, color ${motion.quick};
    ${hoverable} { li:hover > & { translate: 0.18em 0; } }
    &:focus-visible { translate: 0.18em 0; }
  }
`;

/** The answer is beside each word and stands out on hover or keyboard focus; on phones it is below. */
const Answer = styled.p`
  padding-bottom: 1rem;
  font-size: ${type.text};
  line-height: 1.4;
  max-width: 34em;
  ${shaped.phone} { font-size: 1rem; }
  ${from.desktop} {
    padding: 1.1rem 0 1.25rem;
    text-wrap: pretty;
    transition: color ${motion.quick};
    ${hoverable} { li:hover > & { color: var(--line); } }
    a:focus-visible + & { color: var(--line); }
  }
  strong { display: block; margin-top: 0.4rem; }
`;

interface Props {
  services: ServiceWord[];
  /** Large rather than very large: under a heading that leads. */
  quiet?: boolean;
}

export const ServiceWords = ({ services, quiet = false }: Props) => (
  <List role="list" $quiet={quiet}>
    {services.map(({ slug, name, summary, price }) => (
      <Row key={slug} style={{ '--drawing': drawingOf(slug) } as CSSProperties}>
        <Name href={servicePath(slug)}>{name}</Name>
        <Answer>
          {summary}
          {price && <strong>{price}</strong>}
        </Answer>
      </Row>
    ))}
  </List>
);
