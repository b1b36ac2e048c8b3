import { maxCvBytes } from './limits.ts';

/** The name of the form control for a CV, and of the column with the file's name in the bucket. */
export const cvField = 'cv';

/** Browsers send an empty file without a name if the visitor has chosen none. */
export const chosenFile = (value: unknown): File | undefined =>
  value instanceof File && value.name !== '' ? value : undefined;

/**
 * Returns why a file cannot be taken, if it cannot. Its first bytes say whether it is a PDF
 * (ISO 32000-2, 7.5.2): its name and type are what the sender says.
 */
export async function cvProblem(
  file: Blob,
): Promise<'tooLarge' | 'notPdf' | 'unreadable' | undefined> {
  if (file.size > maxCvBytes) return 'tooLarge';
  const start = file.slice(0, 5).text();
  return start.then(
    (text) => (text === '%PDF-' ? undefined : 'notPdf'),
    // Browsers refuse to read a file that was saved again or deleted after it was chosen.
    () => 'unreadable',
  );
}
