import { contentFolder } from '#src/content/contentFolder.ts';

/** The small agency that the tests build. A site that is adopted starts with it. */
export const inventedAgency = 'tests/agency';

/** What belongs to the agency: its content, its owner’s requirements and screenshots of its pages. */
export const ownFolders = [contentFolder, 'tests/specification', 'tests/visual/__screenshots__'];
