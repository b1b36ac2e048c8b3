import { absentPages } from '../../env/pages.ts';

/** Whether the build has a page at this path; links to optional pages ask first. */
export const hasPage = (path: string) => !absentPages.includes(path);
