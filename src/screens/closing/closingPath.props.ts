import { closingDrawingFile, readDrawing } from '../../content/build/drawing.ts';
import { loadServices } from '../../content/build/load.ts';
import { servicePath } from '../../site.ts';

/** The drawing that ends a list: its own one, or else the first service's. */
export function closingPath(name: 'services' | 'industries') {
  const [service] = loadServices();
  if (readDrawing(closingDrawingFile(name))) return `/${name}`;
  return service ? servicePath(service.slug) : null;
}
