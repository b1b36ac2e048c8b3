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
  | 'storage_unavailable'
  | 'broken';

interface More {
  /** For programs, where a visitor cannot have caused the error. */
  detail?: string;
  headers?: Record<string, string>;
  errors?: FieldErrors;
}

/** A rejected post: an HTTP error with a code; `pageWords.ts` has the sentence for people. */
export class ContactError extends HttpError {
  readonly code: Code;
  readonly errors: FieldErrors;
  constructor(status: number, code: Code, { detail = code, headers, errors = {} }: More = {}) {
    super(status, detail, headers);
    this.code = code;
    this.errors = errors;
  }
}
