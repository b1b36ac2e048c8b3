import styled, { css } from 'styled-components';
import type { PictureData } from '../../images/manifest.ts';
import { below, from } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { Picture } from '../../ui/Picture.tsx';
import { ClientField, onClientField } from './ClientField.ts';
import { type Prototype, PrototypePicture, type PrototypeWords } from './PrototypePicture.tsx';

/** The height that a picture may have, so that it is seen whole: the window's, and something of what is above or below. */
const mostHeight = '100svh - 3rem';

/** On phones a picture of three phones shows one of them, as high as the window: the interface on three would be too small. */
const Shown = styled.div`
  ${below.tablet} {
    &[data-phone] img { width: 100%; aspect-ratio: 1 / 2; max-height: calc(${mostHeight}); }
    &[data-phone='left'] img { object-position: 0; }
    &[data-phone='right'] img { object-position: 100%; }
  }
`;

/** A picture that spans the window is shown whole, on the client's field. */
const alone = css`
  figure { background: var(--field); color: var(--on); }
  figcaption { padding-bottom: 0.75rem; }
  /* Where no voice begins the client's last field, its picture does, and keeps off the edge. */
  :not(${ClientField}) + &:has(+ ${ClientField}) figure { padding-top: clamp(2.5rem, 6vw, 6rem); }
  ${Shown} img { width: min(100%, (${mostHeight}) * 4 / 3); margin-inline: auto; }
`;

const pair = ($shape: FigureRow['shape']) => css`
  ${from.tablet} {
    grid-template-columns: ${$shape === 'left' ? '7fr 5fr' : '5fr 7fr'};
    column-gap: ${space.gutter};
    align-items: ${$shape === 'left' ? 'start' : 'end'};
    padding-inline: ${space.margin};
    figcaption { padding-inline: 0; }
  }
`;

const Row = styled.div<{ $shape: FigureRow['shape'] }>`
  ${onClientField}
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
  /** Where in the picture the phone stands that alone is shown on phones. */
  phone: 'left' | 'center' | 'right' | null;
}

/** One picture spans the window; two stay within the margins, the larger one on the side named. */
export interface FigureRow {
  shape: 'full' | 'left' | 'right';
  figures: Figure[];
}

export const Figures = ({ row: { shape, figures }, words }: { row: FigureRow; words: PrototypeWords }) => (
  <Row $shape={shape}>
    {figures.map(({ caption, prototype, phone, sizes, ...picture }) => (
      <figure key={picture.src}>
        {prototype ? (
          <PrototypePicture picture={picture} prototype={prototype} words={words} sizes={sizes} />
        ) : (
          <Shown data-phone={phone}>
            <Picture picture={picture} sizes={sizes} />
          </Shown>
        )}
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    ))}
  </Row>
);
