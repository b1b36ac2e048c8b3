/** The id of the list of errors, where a browser without scripts scrolls to after it has posted the form. */
export const errorSummaryId = 'error-summary';

/** The id of the summary's heading. */
export const errorSummaryHeadingId = 'error-summary-heading';

/** The id of a field's error message. */
export const errorId = (field: string) => `${field}-error`;
