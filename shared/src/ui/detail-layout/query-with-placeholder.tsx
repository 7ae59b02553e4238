import {
  type DataTag,
  type QueryFunction,
  type QueryKey,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

interface PageQuery<Data, Key extends QueryKey> {
  queryKey: DataTag<Key, Data>;
  queryFn?: QueryFunction<Data, Key>;
}

interface QueryWithPlaceholderProps<Data, Key extends QueryKey> {
  query: PageQuery<Data, Key>;
  /** The data that is known without it; undefined where nothing is. */
  placeholder: () => Data | undefined;
  children: (data: Data, isPlaceholder: boolean) => ReactNode;
}

/**
 * Draws a query without a placeholder, as a component of its own: whoever prerenders goes on with what has suspended, and not with what is
 * above it.
 */
function WithoutPlaceholder<Data, Key extends QueryKey>({ query, children }: QueryWithPlaceholderProps<Data, Key>) {
  return children(useSuspenseQuery(query).data, false);
}

/** Suspends where a query follows one with a placeholder: what has been drawn stays until its data comes. */
function Suspended<Data, Key extends QueryKey>({ query }: Pick<QueryWithPlaceholderProps<Data, Key>, 'query'>) {
  useSuspenseQuery(query);
  return null;
}

function WithPlaceholder<Data, Key extends QueryKey>(props: QueryWithPlaceholderProps<Data, Key>) {
  const { query, placeholder, children } = props;
  const { data, isPlaceholderData } = useQuery({
    ...query,
    placeholderData: placeholder as never,
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  return data === undefined ? <Suspended query={query} /> : children(data, isPlaceholderData);
}

/**
 * Draws the data of a query, and a placeholder until it has come; where there is none, it suspends. What is drawn stays in its place when
 * the data comes. An error goes up.
 */
export function QueryWithPlaceholder<Data, Key extends QueryKey>(props: QueryWithPlaceholderProps<Data, Key>) {
  const client = useQueryClient();
  const { query, placeholder } = props;
  // Decided once: what changes places is drawn anew.
  const [hasPlaceholder] = useState(
    () => client.getQueryData(query.queryKey) === undefined && placeholder() !== undefined,
  );
  return hasPlaceholder ? <WithPlaceholder {...props} /> : <WithoutPlaceholder {...props} />;
}
