import { relative } from 'node:path';
import { shortIds, styledFiles } from './componentIds.ts';

const known = shortIds(styledFiles('src'));

/**
 * A webpack loader that shortens the ids which the compiler gives styled components, eight hexadecimal digits a file. They
 * are in the page's styles and its scripts and do not compress: 2.7 bytes for each file in each of both.
 * @param {string} code what the compiler made of a file
 * @param {object} [map] its source map, which stays true but for columns
 */
export default function shortComponentIds(code, map) {
  const id = known.get(relative(process.cwd(), this.resourcePath).replaceAll('\\', '/'));
  this.callback(null, id ? code.replace(/(componentId: ?"sc-)[0-9a-f]{6,8}(?=-\d+")/g, `$1${id}`) : code, map);
}
