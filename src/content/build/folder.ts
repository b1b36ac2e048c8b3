/** Where all content is, from the project's root; tests have that of an invented agency. */
export const contentFolder = process.env.CONTENT_FOLDER ?? 'src/content';
