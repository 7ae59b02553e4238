import { paths } from '@otherfolk/shared/contract/paths';
import { visibleItems } from '@otherfolk/shared/domain/visibility';
import { characterIndexQuery } from '@otherfolk/shared/page/character-index-query';
import { siteQuery } from '@otherfolk/shared/page/site-query';
import { useViewer } from '@otherfolk/shared/session';
import { ItemList } from '@otherfolk/shared/ui/item-list';
import { Loading } from '@otherfolk/shared/ui/loading';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { BaseAgeControl } from '../base-age/base-age-control';
import { CharacterCard } from './character-card';

function CharacterList() {
  const site = useSuspenseQuery(siteQuery).data;
  const visible = visibleItems(useSuspenseQuery(characterIndexQuery).data, useViewer(), site.currentRelease);
  return (
    <ItemList heading="Characters" total={visible.length} cardWidth={290} controls={<BaseAgeControl />}>
      {visible.map((entry, index) => (
        <CharacterCard key={entry.id} entry={entry} priority={index === 0 ? 'first' : 'lazy'} />
      ))}
    </ItemList>
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
        <CharacterList />
      </Suspense>
    </>
  );
}
