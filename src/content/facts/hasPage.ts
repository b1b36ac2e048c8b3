import { absentPages } from '../../env/pages.ts';

/** Whether the build has a page at this path. Call it before you link to an optional page. */
export const hasPage = (path: string) => !absentPages.includes(path);
