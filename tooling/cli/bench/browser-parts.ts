import { atlasReport, atlasVerdicts } from './atlas-report';
import type { BrowserPart } from './bench-options';
import { verdictsOf } from './budgets';
import { facetsReport, facetVerdicts } from './facets-report';
import type { Peer } from './find-peers';
import { listReport, listVerdicts } from './list-report';
import { measureAtlas } from './measure-atlas';
import { FILTERED_CHARACTERS, measureFacets } from './measure-facets';
import { CHARACTERS, measureLists } from './measure-lists';
import { measureMembers } from './measure-members';
import { measureNavigation } from './measure-navigation';
import { type BenchWork, measurePages } from './measure-pages';
import { measureSearch, SEARCHED } from './measure-search';
import { membersReport, membersVerdict } from './members-report';
import { navigationReport, navigationVerdicts } from './navigation-report';
import { report } from './report';
import { searchReport, searchVerdicts } from './search-report';

/** What a part of the bench has come to, for people and for programs. */
export interface PartResult {
  text: string;
  json: object;
}

interface BrowserWork extends BenchWork {
  /** Other sites, whose pages are measured beside ours. */
  peers: readonly Peer[];
}

/** How each part is measured that needs a browser. */
export const browserParts: Readonly<Record<BrowserPart, (work: BrowserWork) => Promise<PartResult>>> = {
  async pages(work) {
    const pages = await measurePages(work, work.peers);
    return { text: report(pages, work.runs), json: { pages, verdicts: verdictsOf(pages) } };
  },
  async navigation(work) {
    const navigation = await measureNavigation(work);
    const navigationGoals = navigationVerdicts(navigation);
    return { text: navigationReport(navigation, work.runs), json: { navigation, navigationGoals } };
  },
  async lists(work) {
    const lists = await measureLists(work);
    const text = listReport(lists, { characters: CHARACTERS, runs: work.runs });
    return { text, json: { lists, listGoals: listVerdicts(lists) } };
  },
  async facets(work) {
    const facets = await measureFacets(work);
    return { text: facetsReport(facets, FILTERED_CHARACTERS), json: { facets, facetGoals: facetVerdicts(facets) } };
  },
  async search(work) {
    const search = await measureSearch(work);
    const text = searchReport(search, { characters: SEARCHED.characters, runs: work.runs });
    return { text, json: { search, searchGoals: searchVerdicts(search) } };
  },
  async atlas(work) {
    const atlas = await measureAtlas(work);
    return { text: atlasReport(atlas), json: { atlas, atlasGoals: atlasVerdicts(atlas) } };
  },
  async members(work) {
    const members = await measureMembers(work);
    return { text: membersReport(members, work.runs), json: { members, membersGoal: membersVerdict(members) } };
  },
};
