import styled, { css } from 'styled-components';
import type { PictureData } from '../../images/manifest.ts';
import { below, from } from '../../theme/theme.ts';
import { belowDesktop, belowTablet, space } from '../../theme/tokens.ts';
import { CasePicture, phoneShape, shape, widthIn } from './CasePicture.tsx';
import { ClientField, onClientField } from './ClientField.ts';
import { Caption, type Prototype, PrototypePicture } from './PrototypePicture.tsx';
import { tryItId } from './prototypeFrame.ts';

/** The height that a picture may have, so that it is seen whole: the window's, and something of what is above or below. */
const mostHeight = '100svh - 3rem';

/** As wide as it is seen whole. */
const whole = `> figure > picture > img { width: ${widthIn(mostHeight)}; margin-inline: auto; }`;

/** A picture that spans the window is shown whole, on the client's field. */
const alone = css`
  figure { background: var(--field); color: var(--on); }
  figcaption { padding-bottom: 0.75rem; }
  /* Where no voice begins the client's last field, its picture does, and keeps off the edge. */
  :not(${ClientField}, [data-screen-only]) + &:has(+ ${ClientField}) figure { padding-top: clamp(2.5rem, 6vw, 6rem); }
  ${whole}
`;

const pair = ($shape: FigureRow['shape']) => css`
  padding-bottom: clamp(1rem, 3vw, 3rem);
  ${below.tablet} { ${whole} }
  ${from.tablet} {
    grid-template-columns: ${$shape === 'left' ? '7fr 5fr' : '5fr 7fr'};
    column-gap: ${space.gutter};
    align-items: ${$shape === 'left' ? 'start' : 'end'};
    padding-inline: ${space.margin};
    figcaption { padding-inline: 0; }
    /* The pictures end at one height, however many lines their captions have. */
    ${$shape === 'right' && 'row-gap: 0; figure { display: grid; grid-row: span 2; grid-template-rows: subgrid; align-items: end; } figcaption { align-self: start; }'}
  }
`;

const Row = styled.div<{ $shape: FigureRow['shape'] }>`
  ${onClientField}
  figure { ${shape} }
  display: grid;
  gap: clamp(1.5rem, 3vw, 3rem) 0;
  figcaption { padding: 0.75rem ${space.margin} 0; font-size: 1rem; line-height: 1.4; }
  /* What follows the client's voice stands on the same field as that. */
  ${ClientField} + & { background: var(--field); color: var(--on); }
  ${({ $shape }) => ($shape === 'full' ? alone : pair($shape))}
`;

interface Figure extends PictureData {
  caption: string | null;
  prototype: Prototype | null;
  sizes: string;
}

/** One picture spans the window; two stay within the margins, the larger one on the side named. */
export interface FigureRow {
  shape: 'full' | 'left' | 'right';
  figures: Figure[];
}

export const Figures = ({ row: { shape, figures } }: { row: FigureRow }) => (
  <Row $shape={shape}>
    {figures.map(({ caption, prototype, sizes, ...picture }) =>
      prototype ? (
        <figure key={picture.src} style={phoneShape(picture)} id={tryItId}>
          <PrototypePicture picture={picture} prototype={prototype} sizes={sizes} />
          <Caption>{caption}</Caption>
        </figure>
      ) : (
        <figure key={picture.src} style={phoneShape(picture)}>
          <CasePicture
            picture={picture}
            sizes={sizes}
            narrow={shape === 'full' ? belowTablet : belowDesktop}
          />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      ),
    )}
  </Row>
);
