import styled, { css } from 'styled-components';
import type { PictureData } from '../../images/picture.ts';
import { from } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { Picture } from '../../ui/Picture.tsx';
import { type Prototype, PrototypePicture, type PrototypeWords } from './PrototypePicture.tsx';

export type Figure = PictureData & { caption: string | null; prototype: Prototype | null };

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

export function Figures({ pictures, words }: { pictures: Figure[]; words: PrototypeWords }) {
  if (pictures.length === 0) return null;
  const wide = pictures.length === 2 ? '(min-width: 46rem) 58vw' : '';
  return (
    <Row $two={pictures.length === 2}>
      {pictures.map(({ caption, prototype, ...picture }) => (
        <figure key={picture.src}>
          {prototype ? (
            <PrototypePicture picture={picture} prototype={prototype} words={words} wide={wide} />
          ) : (
            <Picture picture={picture} sizes={[wide, '100vw'].filter(Boolean).join(', ')} />
          )}
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      ))}
    </Row>
  );
}
