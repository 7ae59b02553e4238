import type { QueryFunctionContext } from '@tanstack/react-query';
import type { listQuery } from './list-query';

type ListQuery<T> = ReturnType<typeof listQuery<T>>;

/**
 * A list of which another query needs a part: the one that the page holds, else read for this once and not kept. So a page that
 * is rendered ahead of time carries the part, not the list.
 */
export async function listWithin<T>(
  context: Pick<QueryFunctionContext, 'client' | 'meta'>,
  { queryKey, queryFn }: ListQuery<T>,
): Promise<T[]> {
  const held = context.client.getQueryData(queryKey);
  if (held) return held;
  // Of its context a list asks for the shell's reader alone.
  return typeof queryFn === 'function' ? queryFn(context as QueryFunctionContext<string[]>) : [];
}
