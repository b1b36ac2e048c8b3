import type { z } from 'zod';

/** One line per fault: `{file}: {field}: {what is expected}`, with fields written as in `questions[2].answer`. */
export function formatSchemaErrors(file: string, error: z.ZodError): string {
  return error.issues
    .map(({ path, message }) => {
      const field = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
      return `${file}: ${field.replace(/^\./, '') || 'the whole file'}: ${message}`;
    })
    .join('\n');
}
