export { HttpError as Refusal } from '../httpError.ts';
