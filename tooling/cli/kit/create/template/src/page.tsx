import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import {
  audienceKey,
  listOrNothing,
  PageMeta,
  readCharacterIndex,
  shellContextOf,
  siteQuery,
  useViewer,
  visibleItems,
} from '@otherfolk/contract';
import styles from './page.module.css';

// The viewer is part of the key: members may see more than visitors do.
const namesQuery = (viewer: ReturnType<typeof useViewer>, release: number) =>
  queryOptions({
    queryKey: ['my-remote', audienceKey(viewer), release],
    queryFn: async ({ meta }) => {
      // A list that is missing or broken is an empty one, as on the other pages of the site.
      const characters = await listOrNothing('characters', () => readCharacterIndex(shellContextOf(meta).read));
      return visibleItems(characters, viewer, release).map(({ name }) => name);
    },
  });

export function MyRemotePage() {
  const { name, currentRelease } = useSuspenseQuery(siteQuery).data;
  const { data: names } = useSuspenseQuery(namesQuery(useViewer(), currentRelease));
  return (
    <>
      <PageMeta title={`My remote | ${name}`} description={`My remote on ${name}.`} path="/my-remote" />
      <h1>My remote</h1>
      <p className={styles.lead}>
        {name} has {names.length} lives to tell of.
      </p>
    </>
  );
}
