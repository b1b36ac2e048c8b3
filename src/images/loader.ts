import { imagePath, quality } from './sizes.ts';

/** The address of a picture at a width, as next/image asks for it. */
export default function loader({ src, width }: { src: string; width: number }): string {
  return `${imagePath}?url=${encodeURIComponent(src)}&w=${width}&q=${quality}`;
}
