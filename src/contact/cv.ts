import { maxCvBytes } from './limits.ts';

/** The name of the form control for a CV, and of the column with the file's name in the bucket. */
export const cvField = 'cv';

/** Browsers send an empty file without a name if the visitor has chosen none. */
export const chosenFile = (value: unknown): File | undefined =>
  value instanceof File && value.name !== '' ? value : undefined;

/** By its first bytes (ISO 32000-2, 7.5.2): its name and type are what the sender says. */
const isPdf = (file: Blob) =>
  file
    .slice(0, 5)
    .text()
    .then(
      (start) => start === '%PDF-',
      () => false,
    );

/** Returns why a file cannot be taken, if it cannot. */
export async function cvProblem(file: Blob): Promise<'tooLarge' | 'notPdf' | undefined> {
  if (file.size > maxCvBytes) return 'tooLarge';
  return (await isPdf(file)) ? undefined : 'notPdf';
}
