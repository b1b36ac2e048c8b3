import type { PictureData } from '../../images/manifest.ts';
import { belowTablet } from '../../theme/tokens.ts';
import { Picture } from '../../ui/Picture.tsx';

/**
 * Sets `--shape` to the aspect ratio of the picture that the window gets; `phoneShape` must be in
 * `style`.
 */
export const shape = `
  --shape: 4 / 3;
  @media screen and ${belowTablet} { --shape: var(--phone, 4 / 3); }
`;

export const phoneShape = ({ phone }: PictureData) =>
  (phone ? { '--phone': `${phone.width} / ${phone.height}` } : {}) as React.CSSProperties;

/** The width at which the whole picture fits this height; never narrower than a small phone. */
export const widthIn = (height: string) => `min(100%, max((${height}) * var(--shape), 20rem))`;

interface Props {
  picture: PictureData;
  sizes: string;
  /** The media condition of the windows that get the crop. */
  narrow?: string;
}

/** A picture of a work; narrow windows get its crop, if it has one. */
export const CasePicture = ({ picture, sizes, narrow = belowTablet }: Props) => (
  <picture>
    {picture.phone && <source media={narrow} {...picture.phone} />}
    <Picture picture={picture} sizes={sizes} />
  </picture>
);
