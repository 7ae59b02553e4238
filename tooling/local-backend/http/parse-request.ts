import * as v from 'valibot';
import { GoogleError } from './google-error';

/** A request's body as JSON. Throws a GoogleError. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text || '{}') as unknown;
  } catch {
    throw new GoogleError('INVALID_ARGUMENT', 'The body of the request is not JSON.');
  }
}

/** Checks a request against its schema. What a strict schema does not name is not served here, and says so. Throws a GoogleError. */
export function parseRequest<const Schema extends v.GenericSchema>(
  schema: Schema,
  request: unknown,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, request, { abortEarly: true });
  if (success) return output;
  const [issue] = issues;
  const place = v.getDotPath(issue) ?? 'the body';
  if (issue.type === 'strict_object' && issue.expected === 'never')
    throw new GoogleError('UNIMPLEMENTED', `${place} is not served by the local backend.`);
  throw new GoogleError('INVALID_ARGUMENT', `${place}: ${issue.message}.`);
}
