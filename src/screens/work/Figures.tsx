import styled, { css } from 'styled-components';
import type { RowShape } from '../../content/schemas/workSchema.ts';
import type { PictureData } from '../../images/manifest.ts';
import { from } from '../../theme/theme.ts';
import { belowDesktop, belowTablet, fromTablet, space, spacing } from '../../theme/tokens.ts';
import { PrototypeCaption } from '../shared/prototype/Prototype.styles.ts';
import { type Prototype, PrototypePicture } from '../shared/prototype/PrototypePicture.tsx';
import { tryItId } from '../shared/prototype/prototypeFrame.ts';
import {
  aspectRatio,
  phoneShape,
  WorkPicture,
  widthToFit,
} from '../shared/prototype/WorkPicture.tsx';
import { onClientSection } from './ClientSection.ts';

const FigureCaption = styled.figcaption`padding: 1.25rem ${space.margin} ${spacing.m};`;

/** In wide windows the caption is on the left of a picture that is narrower than the window. */
const onePicture = css`
  background: var(--bg);
  color: var(--on);
  @media screen and ${fromTablet} and (aspect-ratio > 3/2) {
    &:has(> picture) { display: grid; grid-template-columns: 1fr var(--width); align-items: end; picture { grid-area: 1 / 2; --width: 100%; } }
  }
`;

/**
 * Pictures are so wide that the window shows all of their height, with 3rem to spare, and a narrower
 * one is at the right edge. From tablets on, two pictures fill their columns.
 */
const Figure = styled.figure<{ $isAlone: boolean; $beginsSection: boolean | undefined }>`
  ${aspectRatio}
  --width: ${widthToFit('100svh - 3rem')};
  ${({ $isAlone }) => ($isAlone ? onePicture : css`${from.tablet} { --width: 100%; }`)}
  ${FigureCaption}, ${PrototypeCaption} { font-size: 1rem; line-height: 1.4; }
  ${({ $beginsSection }) => $beginsSection && `padding-top: ${spacing.xxl};`}
  && > picture > img { width: var(--width); margin-left: auto; }
  /* Leaves room for text on paper. */
  @media print { && > picture > img { width: auto; max-height: 11cm; margin-left: ${space.margin}; } }
`;

/** Two pictures, which in wide windows have the same height. */
const twoPictures = css`
  padding-bottom: ${spacing.m};
  ${from.tablet} {
    grid: auto / 1fr 1fr;
    column-gap: ${space.gutter};
    padding-inline: ${space.margin};
    ${FigureCaption} { padding-inline: 0; }
  }
  ${from.desktop} { grid: auto / var(--columns); }
`;

const FiguresRow = styled.div<{ $shape: RowShape; $continuesSection: boolean | undefined }>`
  ${onClientSection}
  display: grid;
  gap: ${spacing.l} 0;
  ${({ $continuesSection }) => $continuesSection && 'background: var(--bg); color: var(--on);'}
  ${({ $shape }) => $shape !== 'full' && twoPictures}
`;

interface ShownFigure extends PictureData {
  caption: string | null;
  prototype: Prototype | null;
  sizes: string;
}

/**
 * `full` is one picture as wide as the window; `left` and `right` are two, with the larger one on
 * that side.
 */
export interface FigureRow {
  shape: RowShape;
  /** The widths of two pictures, for a grid. */
  columns: string | null;
  figures: ShownFigure[];
}

interface Props {
  row: FigureRow;
  /** Whether the section above has the client's colours. The row then has them, too. */
  continuesSection: boolean | undefined;
  /**
   * Whether only the section below has the client's colours. A single picture, which always has
   * them, then gets padding above it.
   */
  beginsSection: boolean | undefined;
}

export const Figures = ({
  row: { shape, columns, figures },
  continuesSection,
  beginsSection,
}: Props) => (
  <FiguresRow
    $shape={shape}
    $continuesSection={continuesSection}
    style={{ '--columns': columns } as React.CSSProperties}
  >
    {figures.map(({ caption, prototype, sizes, ...picture }) => (
      <Figure
        key={picture.src}
        style={phoneShape(picture)}
        id={prototype ? tryItId : undefined}
        $isAlone={shape === 'full'}
        $beginsSection={shape === 'full' && beginsSection}
      >
        {prototype ? (
          <>
            <PrototypePicture picture={picture} prototype={prototype} sizes={sizes} />
            <PrototypeCaption>{caption}</PrototypeCaption>
          </>
        ) : (
          <>
            <WorkPicture
              picture={picture}
              sizes={sizes}
              narrow={shape === 'full' ? belowTablet : belowDesktop}
            />
            {caption && <FigureCaption>{caption}</FigureCaption>}
          </>
        )}
      </Figure>
    ))}
  </FiguresRow>
);
