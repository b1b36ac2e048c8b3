import { imagePath, quality } from './sizes.ts';

export default function loader({ src, width }: { src: string; width: number }): string {
  return `${imagePath}?url=${encodeURIComponent(src)}&w=${width}&q=${quality}`;
}
