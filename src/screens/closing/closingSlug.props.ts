import { closingDrawingFile, readDrawing } from '../../content/build/drawing.ts';
import { loadServices } from '../../content/build/load.ts';

/** The drawing that ends a list: its own one, or else the first service's. */
export const closingSlug = (name: 'services' | 'industries') =>
  readDrawing(closingDrawingFile(name)) ? name : (loadServices()[0]?.slug ?? null);
