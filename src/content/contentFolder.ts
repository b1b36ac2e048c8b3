/** The folder of the agency. Unit tests set the variable, to use an invented agency. */
export const contentFolder = process.env.AGENCY_FOLDER ?? 'src/agency';
