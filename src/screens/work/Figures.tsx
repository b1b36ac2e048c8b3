import styled, { css } from 'styled-components';
import type { PictureData } from '../../images/picture.ts';
import { from } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { Picture } from '../../ui/Picture.tsx';

/** One picture spans the window; two stay within the margins, the first larger. */
const Row = styled.div<{ $two: boolean }>`
  display: grid;
  gap: clamp(1.5rem, 3vw, 3rem) 0;
  figcaption { padding: 0.75rem ${space.margin} 0; font-size: 1rem; line-height: 1.4; }
  /* Nothing is shown larger than it was drawn: on the widest screens pictures keep to the margins. */
  @media (min-width: 120rem) {
    margin-inline: ${space.margin};
    figcaption { padding-inline: 0; }
  }
  &:last-of-type { padding-bottom: ${space.field}; }
  ${from.tablet} {
    ${({ $two }) =>
      $two &&
      css`
        grid-template-columns: 7fr 5fr;
        column-gap: ${space.gutter};
        align-items: start;
        margin-inline: ${space.margin};
        figcaption { padding-inline: 0; }
      `}
  }
`;

export const Figures = ({ pictures }: { pictures: (PictureData & { caption: string | null })[] }) =>
  pictures.length === 0 ? null : (
    <Row $two={pictures.length === 2}>
      {pictures.map(({ caption, ...picture }) => (
        <figure key={picture.src}>
          <Picture picture={picture} sizes={pictures.length === 2 ? '(min-width: 46rem) 58vw, 100vw' : '100vw'} />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      ))}
    </Row>
  );
