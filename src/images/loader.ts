import { defaultQuality, imagePath } from './sizes.ts';

/** The address of a picture at a width, as next/image asks for it. */
export default function loader({ src, width, quality }: { src: string; width: number; quality?: number }): string {
  return `${imagePath}?url=${encodeURIComponent(src)}&w=${width}&q=${quality ?? defaultQuality}`;
}
