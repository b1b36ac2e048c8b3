import type { PictureData } from '../../images/picture.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Row, Shown } from './figures.styles.ts';
import { type Prototype, PrototypePicture, type PrototypeWords } from './PrototypePicture.tsx';

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
