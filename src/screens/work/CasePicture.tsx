import type { PictureData } from '../../images/manifest.ts';
import { below } from '../../theme/theme.ts';
import { belowTablet } from '../../theme/tokens.ts';
import { Picture } from '../../ui/Picture.tsx';

/** Sets `--shape`, width by height of the picture that the window gets, on what has the style of `phoneShape`. */
export const shape = `
  --shape: 4 / 3;
  ${below.tablet} { --shape: var(--phone, 4 / 3); }
`;

export const phoneShape = ({ phone }: PictureData) =>
  (phone ? { '--phone': `${phone.width} / ${phone.height}` } : {}) as React.CSSProperties;

/** How wide a picture may be that is seen whole in this height, and never narrower than a small phone. */
export const widthIn = (height: string) => `min(100%, max((${height}) * var(--shape), 20rem))`;

/** A picture of a case; phones get its crop, as wide as the window. */
export const CasePicture = ({ picture, sizes }: { picture: PictureData; sizes: string }) => (
  <picture>
    {picture.phone && <source media={belowTablet} {...picture.phone} />}
    <Picture picture={picture} sizes={sizes} />
  </picture>
);
