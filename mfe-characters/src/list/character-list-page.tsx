import { useSuspenseQuery } from '@tanstack/react-query';
import { memo, Suspense, useContext } from 'react';
import { paths } from '@otherfolk/shared/contract/paths';
import { characterIndexQuery } from '@otherfolk/shared/queries/character-index-query';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { useViewer } from '@otherfolk/shared/session';
import { FilterableList } from '@otherfolk/shared/ui/list-filters/filterable-list';
import { Loading } from '@otherfolk/shared/ui/loading';
import type { NewItem } from '@otherfolk/shared/ui/new-item-link';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { BaseAgeControl } from '../base-age/base-age-control';
import { BaseAgeInSteps, GivenBaseAge } from '../base-age/base-age-in-steps';
import { CompareTool } from '../collect/compare-tool';
import { listTexts } from '../texts/list';
import { CharacterCard } from './character-card';
import { COVER_KINDS } from './character-cover';
import { listTools } from './character-list-tools';

const MemoCard = memo(CharacterCard);

function CharacterList({ release }: { release: number }) {
  return (
    <FilterableList
      heading={listTexts.heading}
      newItem={NEW_ITEM}
      list={characterIndexQuery}
      imageKinds={COVER_KINDS}
      tools={listTools}
      viewer={useViewer()}
      release={release}
      baseAge={useContext(GivenBaseAge)}
      cardWidth={290}
      controls={<BaseAgeControl />}
      renderItem={(entry, priority) => <MemoCard entry={entry} release={release} priority={priority} canCompare />}
    />
  );
}

const NEW_ITEM: NewItem = { kind: 'core', noun: listTexts.noun };

export function CharacterListPage() {
  const site = useSuspenseQuery(siteQuery).data;
  return (
    <>
      <PageMeta
        title={listTexts.title(site.name)}
        description={listTexts.description(site.name)}
        path={paths.characters}
      />
      <Suspense fallback={<Loading />}>
        <BaseAgeInSteps>
          <CharacterList release={site.currentRelease} />
          <CompareTool />
        </BaseAgeInSteps>
      </Suspense>
    </>
  );
}
