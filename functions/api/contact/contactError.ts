import type { FieldErrors } from '../../../src/contact/schema.ts';
import { HttpError } from '../../http.ts';

export type Code =
  | 'method_not_allowed'
  | 'other_origin'
  | 'unsupported_type'
  | 'too_large'
  | 'malformed'
  | 'cut_off'
  | 'invalid'
  | 'trap'
  | 'too_fast'
  | 'check_missing'
  | 'check_failed'
  | 'check_unavailable'
  | 'too_many'
  | 'full'
  | 'storage_unavailable'
  | 'files_unavailable'
  | 'broken';

interface Options {
  /** The message in JSON responses for codes without a sentence in the language's answers. */
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
