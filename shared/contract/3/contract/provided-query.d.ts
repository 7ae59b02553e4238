/** What the shell provides of @tanstack/react-query; the same rules as for the router. */
export { QueryClient, QueryClientProvider, QueryErrorResetBoundary, queryOptions, useQuery, useQueryClient, useSuspenseQuery, } from 'unshared-react-query';
