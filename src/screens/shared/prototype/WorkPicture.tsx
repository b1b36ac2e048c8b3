import type { PictureData } from '../../../images/manifest.ts';
import { belowTablet } from '../../../theme/tokens.ts';
import { Picture } from '../../../ui/Picture.tsx';

/** Sets `--shape` to the aspect ratio: on phones that of the crop, from `phoneShape` in `style`. */
export const aspectRatio = `
  --shape: 4 / 3;
  @media screen and ${belowTablet} { --shape: var(--phone, 4 / 3); }
`;

export const phoneShape = ({ phone }: PictureData) =>
  (phone ? { '--phone': `${phone.width} / ${phone.height}` } : {}) as React.CSSProperties;

/** Returns the CSS width at which a picture has this height, and at least 20rem. */
export const widthToFit = (height: string) => `min(100%, max((${height}) * var(--shape), 20rem))`;

interface Props {
  picture: PictureData;
  sizes: string;
  /** The media condition under which the crop is shown. */
  narrow?: string;
}

/** A picture of a work. Narrow windows show its crop, if it has one. */
export const WorkPicture = ({ picture, sizes, narrow = belowTablet }: Props) => (
  <picture>
    {picture.phone && <source media={narrow} {...picture.phone} />}
    <Picture picture={picture} sizes={sizes} />
  </picture>
);
