import { catalogueFiles } from '../catalogue/catalogue-files';
import { isValidId } from '../domain/id';
import type { JsonRecord } from '../domain/json-record';
import type { Content, Entity } from './content';
import { errorAt, type Finding } from './finding';
import { ID_REFERENCES, type IdReference, type ReferredTo } from './id-references';
import { type Pattern, selectTexts } from './select-values';

interface Reference {
  pattern: Pattern;
  /** As in 'a character or variant'. */
  what: string;
  ids: ReadonlySet<string>;
}

function checkReferences(file: string, json: unknown, references: readonly Reference[]): Finding[] {
  return references.flatMap(({ pattern, what, ids }) =>
    selectTexts(json, pattern)
      // What is no id at all is a matter of formats.
      .filter(({ value }) => isValidId(value) && !ids.has(value))
      .map(({ path, value }) => errorAt({ file, path }, `there is no ${what} ${value}`, `Name one, or remove it`)),
  );
}

function checkMembers({ file, json }: Entity<JsonRecord>): Finding[] {
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

/** Every id that a file names is that of a file or, among kin, of a member. */
export function checkReferencedIds(content: Content): Finding[] {
  const variants = new Set(content.variants.keys());
  const characters = new Set([...content.cores.keys(), ...variants]);
  const plotVariants = new Set(content.plots.keys());
  const plots = new Set([...plotVariants, ...[...content.plots.values()].map(({ value }) => value.coreId)]);
  const families = new Set(content.families.keys());

  const known: Partial<Record<ReferredTo, Pick<Reference, 'what' | 'ids'>>> = {
    character: { what: 'character or variant', ids: characters },
    variant: { what: 'variant', ids: variants },
    plot: { what: 'plot or plot variant', ids: plots },
    'plot-version': { what: 'plot variant', ids: plotVariants },
    family: { what: 'family', ids: families },
  };
  const inFolder = (folder: IdReference['in']) =>
    ID_REFERENCES.flatMap(({ in: place, pattern, to }): Reference[] => {
      const reference = known[to];
      // That persons and their lives name each other is looked at by checkVariants.
      return place === folder && reference && pattern[0] !== 'variants' ? [{ pattern, ...reference }] : [];
    });

  const inAll = (entities: Iterable<{ file: string; json: JsonRecord }>, references: Reference[]) =>
    [...entities].flatMap(({ file, json }) => checkReferences(file, json, references));
  return [
    ...inAll(content.cores.values(), inFolder('characters')),
    ...inAll(content.variants.values(), inFolder('characters')),
    ...inAll(content.families.values(), inFolder('families')),
    ...inAll(content.plots.values(), inFolder('plots')),
    ...inAll(content.locations.values(), inFolder('locations')),
    ...[...content.families.values()].flatMap(checkMembers),
    ...checkReferences(catalogueFiles.site, content.json.get(catalogueFiles.site), inFolder('site')),
  ];
}
