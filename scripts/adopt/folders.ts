import { contentFolder } from '#src/content/contentFolder.ts';

/** The test agency. Tests build its site, and adopted sites start with a copy of it. */
export const testAgencyFolder = 'tests/agency';

/** What belongs to the agency: its content, its owner’s requirements and screenshots of its pages. */
export const ownFolders = [contentFolder, 'tests/specification', 'tests/visual/__screenshots__'];
