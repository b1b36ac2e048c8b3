import type { PictureData } from '../../images/manifest.ts';
import { belowTablet } from '../../theme/tokens.ts';
import { Picture } from '../../ui/Picture.tsx';

/** Sets `--shape`, width by height of the picture that the window gets, on what has the style of `phoneShape`. */
export const shape = `
  --shape: 4 / 3;
  @media screen and ${belowTablet} { --shape: var(--phone, 4 / 3); }
`;

export const phoneShape = ({ phone }: PictureData) =>
  (phone ? { '--phone': `${phone.width} / ${phone.height}` } : {}) as React.CSSProperties;

/** How wide a picture may be that is seen whole in this height, and never narrower than a small phone. */
export const widthIn = (height: string) => `min(100%, max((${height}) * var(--shape), 20rem))`;

interface Props {
  picture: PictureData;
  sizes: string;
  /** The windows that get the crop, as a media condition. */
  narrow?: string;
}

/** A picture of a case, and its crop where there is no room for the whole. */
export const CasePicture = ({ picture, sizes, narrow = belowTablet }: Props) => (
  <picture>
    {picture.phone && <source media={narrow} {...picture.phone} />}
    <Picture picture={picture} sizes={sizes} />
  </picture>
);
