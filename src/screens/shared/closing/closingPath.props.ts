import { closingDrawingFile, readDrawing } from '../../../content/drawings/readDrawing.ts';
import { loadServices } from '../../../content/load/load.ts';
import { servicePath } from '../../../site.ts';

/** The drawing that ends a list: its own one, or else the first service's. */
export function closingPath(name: 'services' | 'industries') {
  const [service] = loadServices();
  if (readDrawing(closingDrawingFile(name))) return `/${name}`;
  return service ? servicePath(service.slug) : null;
}
