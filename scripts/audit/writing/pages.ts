import { existsSync, globSync, readFileSync } from 'node:fs';
import { type Node, parseDocument } from '../../html/document.ts';

export interface Page {
  /** As a visitor writes it: `/services/ux-audit`. */
  path: string;
  document: Node;
}

/** Every page of the export. @throws Error when nothing has been built */
export function builtPages(): Page[] {
  if (!existsSync('out/index.html'))
    throw new Error('out/index.html is missing: these checks read the built pages, so run "npm run build" first');
  return (
    globSync('out/**/*.html')
      .map((file) => file.replaceAll('\\', '/'))
      // The styleguide shows values by their names in the code.
      .filter((file) => file !== 'out/styleguide.html')
      .sort()
      .map((file) => ({
        path: file.replace(/^out/, '').replace(/(\/index)?\.html$/, '') || '/',
        document: parseDocument(readFileSync(file, 'utf8')),
      }))
  );
}
