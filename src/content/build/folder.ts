/** The folder of all content, relative to the project. Tests use that of an invented agency. */
export const contentFolder = process.env.CONTENT_FOLDER ?? 'src/content';
