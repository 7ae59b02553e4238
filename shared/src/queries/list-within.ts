import type { QueryFunctionContext } from '@tanstack/react-query';
import type { ListQuery } from './list-query';

/**
 * A list of which another query needs a part. The page keeps it for whoever asks next, but what a page that is rendered ahead
 * of time carries is the part: lists themselves do not travel.
 */
export const listWithin = <T>({ client }: Pick<QueryFunctionContext, 'client'>, list: ListQuery<T>): Promise<T[]> =>
  client.fetchQuery(list);
