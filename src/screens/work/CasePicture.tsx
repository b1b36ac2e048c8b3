import type { PictureData } from '../../images/manifest.ts';
import { Picture } from '../../ui/Picture.tsx';

/** Sets `--shape`, width by height of the picture that a window gets, on what has the style of `phoneShape`. */
export const shapeIn = (narrow: string) => `
  --shape: 4 / 3;
  @media ${narrow} { --shape: var(--phone, 4 / 3); }
`;

export const phoneShape = ({ phone }: PictureData) =>
  (phone ? { '--phone': `${phone.width} / ${phone.height}` } : {}) as React.CSSProperties;

/** How wide a picture may be that is seen whole in this height, and never narrower than a small phone. */
export const widthIn = (height: string) => `min(100%, max((${height}) * var(--shape), 20rem))`;

interface Props {
  picture: PictureData;
  /** The windows that get the crop for phones, as a media condition. */
  narrow: string;
  sizes: string;
}

/** A picture of a case, and in a narrow window its crop. */
export const CasePicture = ({ picture, narrow, sizes }: Props) => (
  <picture>
    {picture.phone && <source media={narrow} {...picture.phone} />}
    <Picture picture={picture} sizes={sizes} />
  </picture>
);
