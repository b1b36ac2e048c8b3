import type { FieldErrors } from '../../src/contact/schema.ts';
import type { Words } from '../../src/words/words.ts';
import { HttpError } from '../http/httpError.ts';

/** `invalid` comes with the fields' errors. Visitors' forms never get the last two. */
export type Code =
  | keyof Words['answers']['refusals']
  | 'invalid'
  | 'method_not_allowed'
  | 'unsupported_type';

interface Options {
  /** The message for codes without a sentence in the language's answers. */
  detail?: string;
  headers?: Record<string, string>;
  errors?: FieldErrors;
}

/** Rejects a post. The language's answers hold the sentence that visitors see for each code. */
export class ContactError extends HttpError {
  readonly code: Code;
  readonly errors: FieldErrors;
  constructor(status: number, code: Code, { detail = code, headers, errors = {} }: Options = {}) {
    super(status, detail, headers);
    this.code = code;
    this.errors = errors;
  }
}
