/** The folder of the agency. Unit tests set the variable, to use the test agency. */
export const contentFolder = process.env.AGENCY_FOLDER ?? 'src/agency';
