import { catalogueFiles } from '../catalogue/catalogue-files';
import { isValidId } from '../domain/id';
import type { JsonRecord } from '../domain/json-record';
import type { Content, Entity } from './content';
import { errorAt, type Finding } from './finding';
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

  const ofCharacters = ['', 'variantOverrides'].flatMap((holder): Reference[] => {
    const prefix = holder ? [holder] : [];
    return [
      { pattern: [...prefix, 'family'], what: 'family', ids: families },
      {
        pattern: [...prefix, 'sections', 'relationships', '*', 'characterId'],
        what: 'character or variant',
        ids: characters,
      },
    ];
  });
  const ofFamilies = [{ pattern: ['members', '*', 'characterId'], what: 'character or variant', ids: characters }];
  const ofLocations = [
    { pattern: ['connectedCharacters', '*'], what: 'character or variant', ids: characters },
    { pattern: ['connectedPlots', '*'], what: 'plot or plot variant', ids: plots },
  ];
  const ofPlots = [
    { pattern: ['sections', 'mainRoles', '*', 'characterId'], what: 'character or variant', ids: characters },
    { pattern: ['sections', 'mainRoles', '*', 'variantId'], what: 'variant', ids: variants },
  ];
  const ofSite = [
    { pattern: ['featured', 'characters', '*'], what: 'variant', ids: variants },
    { pattern: ['featured', 'plot'], what: 'plot variant', ids: plotVariants },
  ];

  const inAll = (entities: Iterable<{ file: string; json: JsonRecord }>, references: Reference[]) =>
    [...entities].flatMap(({ file, json }) => checkReferences(file, json, references));
  return [
    ...inAll(content.cores.values(), ofCharacters),
    ...inAll(content.variants.values(), ofCharacters),
    ...inAll(content.families.values(), ofFamilies),
    ...inAll(content.plots.values(), ofPlots),
    ...inAll(content.locations.values(), ofLocations),
    ...[...content.families.values()].flatMap(checkMembers),
    ...checkReferences(catalogueFiles.site, content.json.get(catalogueFiles.site), ofSite),
  ];
}
