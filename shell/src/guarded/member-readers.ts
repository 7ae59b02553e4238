import type { QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query';

/** What reads for members; the code that signs them in puts it here, so that visitors load none of it. */
export const memberReaders: {
  /** Runs a query with a reader of its own; undefined for one that reads what visitors do. */
  run?: <T>(queryFn: QueryFunction<T, QueryKey, never>, context: QueryFunctionContext) => T | Promise<T> | undefined;
} = {};
