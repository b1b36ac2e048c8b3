/** The folder of all content, from the project's root. Tests set it to the content of an invented agency. */
export const contentFolder = process.env.CONTENT_FOLDER ?? 'src/content';
