/** The id of the list of errors. The form's action ends with it, so browsers scroll to the list. */
export const errorSummaryId = 'error-summary';

export const errorSummaryHeadingId = 'error-summary-heading';

/** The id of a field's error message. */
export const errorId = (field: string) => `${field}-error`;
