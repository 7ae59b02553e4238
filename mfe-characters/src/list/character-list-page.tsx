import { useSuspenseQuery } from '@tanstack/react-query';
import { memo, Suspense } from 'react';
import { paths } from '@otherfolk/shared/contract/paths';
import { characterIndexQuery } from '@otherfolk/shared/page/character-index-query';
import { siteQuery } from '@otherfolk/shared/page/site-query';
import { useVisibleList } from '@otherfolk/shared/page/use-visible-list';
import { useViewer } from '@otherfolk/shared/session';
import { ItemList } from '@otherfolk/shared/ui/item-list/item-list';
import { Loading } from '@otherfolk/shared/ui/loading';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { BaseAgeControl } from '../base-age/base-age-control';
import { BaseAgeInSteps } from '../base-age/base-age-in-steps';
import { CharacterCard } from './character-card';

const MemoCard = memo(CharacterCard);

function CharacterList() {
  const release = useSuspenseQuery(siteQuery).data.currentRelease;
  const { items, total } = useVisibleList(characterIndexQuery, { viewer: useViewer(), release });
  return (
    <ItemList
      heading="Characters"
      items={items}
      count={total}
      total={total}
      cardWidth={290}
      controls={<BaseAgeControl />}
      renderItem={(entry, priority) => <MemoCard entry={entry} priority={priority} />}
    />
  );
}

export function CharacterListPage() {
  const site = useSuspenseQuery(siteQuery).data;
  return (
    <>
      <PageMeta
        title={`Characters | ${site.name}`}
        description={`The characters of ${site.name}, and the other lives they lead.`}
        path={paths.characters}
      />
      <Suspense fallback={<Loading />}>
        <BaseAgeInSteps>
          <CharacterList />
        </BaseAgeInSteps>
      </Suspense>
    </>
  );
}
