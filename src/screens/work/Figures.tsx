import styled, { css } from 'styled-components';
import type { RowShape } from '../../content/build/workSchema.ts';
import type { PictureData } from '../../images/manifest.ts';
import { from } from '../../theme/theme.ts';
import { belowDesktop, belowTablet, space, spacing } from '../../theme/tokens.ts';
import { CasePicture, phoneShape } from './CasePicture.tsx';
import { onClientSection } from './ClientSection.ts';
import { PrototypeCaption } from './Prototype.styles.ts';
import { type Prototype, PrototypePicture } from './PrototypePicture.tsx';
import { tryItId } from './prototypeFrame.ts';

const onePicture = css`
  figure { background: var(--bg); color: var(--on); }
  &[data-begins-section] figure { padding-top: clamp(2.5rem, 6vw, 6rem); }
`;

/** In wide windows both have the same height. */
const twoPictures = css`
  padding-bottom: ${spacing.m};
  ${from.tablet} {
    grid: auto / 1fr 1fr;
    column-gap: ${space.gutter};
    padding-inline: ${space.margin};
    figcaption { padding-inline: 0; }
  }
  ${from.desktop} { grid: auto / var(--columns); }
`;

/** The widths of pictures are in figureRows.props.ts, so that scripts do not contain them. */
const FiguresRow = styled.div<{ $shape: RowShape }>`
  ${onClientSection}
  display: grid;
  gap: ${spacing.l} 0;
  figcaption {
    padding: 0.75rem ${space.margin};
    font-size: 1rem;
    line-height: 1.4;
    text-wrap: balance;
  }
  &[data-continues-section] { background: var(--bg); color: var(--on); }
  ${({ $shape }) => ($shape === 'full' ? onePicture : twoPictures)}
`;

interface Figure extends PictureData {
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
  figures: Figure[];
}

interface Props {
  row: FigureRow;
  /** Whether the section above has the client's colours. The row then has them, too. */
  continuesSection: boolean;
  /**
   * Whether only the section below has the client's colours. A single picture, which always has
   * them, then gets padding above it.
   */
  beginsSection: boolean;
}

export const Figures = ({
  row: { shape, columns, figures },
  continuesSection,
  beginsSection,
}: Props) => (
  <FiguresRow
    $shape={shape}
    style={{ '--columns': columns } as React.CSSProperties}
    data-full={shape === 'full' || undefined}
    data-continues-section={continuesSection || undefined}
    data-begins-section={beginsSection || undefined}
  >
    {figures.map(({ caption, prototype, sizes, ...picture }) =>
      prototype ? (
        <figure key={picture.src} style={phoneShape(picture)} id={tryItId} data-case-figure="">
          <PrototypePicture picture={picture} prototype={prototype} sizes={sizes} />
          <PrototypeCaption>{caption}</PrototypeCaption>
        </figure>
      ) : (
        <figure key={picture.src} style={phoneShape(picture)} data-case-figure="">
          <CasePicture
            picture={picture}
            sizes={sizes}
            narrow={shape === 'full' ? belowTablet : belowDesktop}
          />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      ),
    )}
  </FiguresRow>
);
