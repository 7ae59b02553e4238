import { fromRoot } from '@otherfolk/system/from-root';
import { buildAll } from '../build/build-all';
import { openCatalogueFolder } from '../catalogue/catalogue-folder';
import { exitCodeOf } from '../command-line/exit-code';
import { readDeployment } from '../site/deployment';
import { atlasReport, atlasVerdicts } from './atlas-report';
import { type BenchOptions, benchOptions, type BenchPart } from './bench-options';
import { verdictsOf } from './budgets';
import { CONDITIONS } from './conditions';
import { facetsReport, facetVerdicts } from './facets-report';
import { launchBrowser } from './launch-browser';
import { listReport, listVerdicts } from './list-report';
import { type AtlasFigures, measureAtlas } from './measure-atlas';
import type { FacetFigures } from './measure-facet-presses';
import { FILTERED_CHARACTERS, measureFacets } from './measure-facets';
import { CHARACTERS, measureLists } from './measure-lists';
import { measureMembers, type MembersResult } from './measure-members';
import { measureNavigation, type NavigationResult } from './measure-navigation';
import { measurePages } from './measure-pages';
import { measureSearch, SEARCHED, type SearchResult } from './measure-search';
import { membersReport, membersVerdict } from './members-report';
import { navigationReport, navigationVerdicts } from './navigation-report';
import { report } from './report';
import type { PageResult } from './run-bench';
import type { ListResult } from './run-list-bench';
import { searchReport, searchVerdicts } from './search-report';

interface Measured {
  pages: PageResult[] | undefined;
  navigation: NavigationResult | undefined;
  lists: ListResult | undefined;
  facets: FacetFigures[] | undefined;
  search: SearchResult | undefined;
  atlas: AtlasFigures[] | undefined;
  members: MembersResult | undefined;
}

async function measureAll({ runs, only }: BenchOptions): Promise<Measured> {
  const folder = await openCatalogueFolder(fromRoot('data'));
  await buildAll();
  const browser = await launchBrowser();
  try {
    const work = { browser, deployment: readDeployment(), folder, runs, onRun: (what: string) => console.error(what) };
    const isWanted = (part: BenchPart) => only === undefined || only === part;
    const pages = isWanted('pages') ? await measurePages(work) : undefined;
    const navigation = isWanted('navigation') ? await measureNavigation(work) : undefined;
    const lists = isWanted('lists') ? await measureLists(work) : undefined;
    const facets = isWanted('facets') ? await measureFacets(work) : undefined;
    const search = isWanted('search') ? await measureSearch(work) : undefined;
    const atlas = isWanted('atlas') ? await measureAtlas(work) : undefined;
    const members = isWanted('members') ? await measureMembers(work) : undefined;
    return { pages, navigation, lists, facets, search, atlas, members };
  } finally {
    await browser.close();
  }
}

function textOf({ pages, navigation, lists, facets, search, atlas, members }: Measured, runs: number): string {
  const parts = [
    pages && report(pages, runs),
    navigation && navigationReport(navigation, runs),
    lists && listReport(lists, { characters: CHARACTERS, runs }),
    facets && facetsReport(facets, FILTERED_CHARACTERS),
    search && searchReport(search, { characters: SEARCHED.characters, runs }),
    atlas && atlasReport(atlas),
    members && membersReport(members, runs),
  ];
  return parts.filter((part) => part !== undefined).join('\n\n\n');
}

function jsonOf({ pages, navigation, lists, facets, search, atlas, members }: Measured, runs: number): string {
  const verdicts = pages && verdictsOf(pages);
  const navigationGoals = navigation && navigationVerdicts(navigation);
  const listGoals = lists && listVerdicts(lists);
  const facetGoals = facets && facetVerdicts(facets);
  const searchGoals = search && searchVerdicts(search);
  const atlasGoals = atlas && atlasVerdicts(atlas);
  const membersGoal = members && membersVerdict(members);
  return JSON.stringify(
    {
      conditions: CONDITIONS,
      runs,
      pages,
      verdicts,
      navigation,
      navigationGoals,
      lists,
      listGoals,
      facets,
      facetGoals,
      search,
      searchGoals,
      atlas,
      atlasGoals,
      members,
      membersGoal,
    },
    null,
    2,
  );
}

/** Measures the production build on the shipped catalogue, and on a big one. A budget that is missed is said, and no failure. */
export const main = (args: string[]): Promise<number> =>
  exitCodeOf(async () => {
    const options = benchOptions(args);
    const measured = await measureAll(options);
    console.log(options.json ? jsonOf(measured, options.runs) : textOf(measured, options.runs));
  });
