import { catalogueFiles } from '../catalogue/catalogue-files';
import { isValidId } from '../domain/id';
import type { JsonRecord } from '../domain/json-record';
import { type Content, entitiesOf } from './content';
import type { EntityKind } from './entity-values';
import { errorAt, type Finding } from './finding';
import { ID_REFERENCES, type IdReference, type ReferredTo } from './id-references';
import type { Rule } from './rule';
import { selectTexts } from './select-values';

/** An id that stands in a file. */
interface Reference {
  to: ReferredTo;
  path: string;
  value: string;
}

const FOLDERS: Readonly<Record<EntityKind, IdReference['in']>> = {
  core: 'characters',
  variant: 'characters',
  plot: 'plots',
  location: 'locations',
  family: 'families',
};

// That persons and their lives name each other is looked at by the rule of variants.
const referencesIn = (folder: IdReference['in'], json: unknown): Reference[] =>
  ID_REFERENCES.filter((each) => each.in === folder && each.pattern[0] !== 'variants').flatMap(({ pattern, to }) =>
    selectTexts(json, pattern)
      // What is no id at all is a matter of formats.
      .filter(({ value }) => isValidId(value))
      .map(({ path, value }) => ({ to, path, value })),
  );

function checkMembers(file: string, json: JsonRecord): Finding[] {
  const members = new Set(selectTexts(json, ['members', '*', 'id']).map(({ value }) => value));
  return ['parents', 'partners'].flatMap((kin) =>
    selectTexts(json, ['members', '*', kin, '*'])
      .filter(({ value }) => !members.has(value))
      .map(({ path, value }) =>
        errorAt(
          { file, path },
          `the family has no member ${JSON.stringify(value)}`,
          'Add the member, or remove the id',
        ),
      ),
  );
}

interface Known {
  /** As in 'a character or variant'. */
  what: string;
  ids: ReadonlySet<string>;
}

function knownIds({ cores, variants, plots, families }: Content): Partial<Record<ReferredTo, Known>> {
  const ids = (...maps: Map<string, unknown>[]) => new Set(maps.flatMap((map) => [...map.keys()]));
  const plotCores = [...plots.values()].map(({ id, outline: { plot } }) => plot?.coreId ?? id);
  return {
    character: { what: 'character or variant', ids: ids(cores, variants) },
    variant: { what: 'variant', ids: ids(variants) },
    plot: { what: 'plot or plot variant', ids: new Set([...ids(plots), ...plotCores]) },
    'plot-version': { what: 'plot variant', ids: ids(plots) },
    family: { what: 'family', ids: ids(families) },
  };
}

const checkReferences = (
  file: string,
  references: readonly Reference[],
  known: Partial<Record<ReferredTo, Known>>,
): Finding[] =>
  references.flatMap(({ to, path, value }) => {
    const { what, ids } = known[to] ?? {};
    if (ids === undefined || ids.has(value)) return [];
    return [errorAt({ file, path }, `there is no ${what} ${value}`, `Name one, or remove it`)];
  });

/** Every id that a file names is that of a file or, among kin, of a member. */
export const referencesRule: Rule<{ references: Reference[]; kin: Finding[] }> = {
  extract: ({ kind, file, json }) => ({
    references: referencesIn(FOLDERS[kind], json),
    kin: kind === 'family' ? checkMembers(file, json) : [],
  }),
  find: (content, of) => {
    const known = knownIds(content);
    const { site } = catalogueFiles;
    return [
      ...entitiesOf(content).flatMap((entity) => {
        const { references, kin } = of(entity);
        return [...checkReferences(entity.file, references, known), ...kin];
      }),
      ...checkReferences(site, referencesIn('site', content.json.get(site)), known),
    ];
  },
};
