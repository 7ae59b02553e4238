import * as v from 'valibot';
import { HttpError } from '@otherfolk/system/http/http-error';

/** Checks a request against its schema. A field that a strict schema does not name is refused as not served here. Throws an HttpError. */
export function parseRequest<const Schema extends v.GenericSchema>(
  schema: Schema,
  request: unknown,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, request, { abortEarly: true });
  if (success) return output;
  const [issue] = issues;
  const place = v.getDotPath(issue) ?? 'the body';
  if (issue.type === 'strict_object' && issue.expected === 'never')
    throw new HttpError('UNIMPLEMENTED', `${place} is not served by the local backend.`);
  throw new HttpError('INVALID_ARGUMENT', `${place}: ${issue.message}.`);
}
