import { HttpError } from './http-error';

/** A request's body as JSON. Throws an HttpError. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text || '{}') as unknown;
  } catch {
    throw new HttpError('INVALID_ARGUMENT', 'The body of the request is not JSON.');
  }
}
