import { catalogueFiles } from '../catalogue/catalogue-files';
import { selectTexts } from '../catalogue/select-values';
import { isValidId } from '../domain/id';
import type { JsonRecord } from '../domain/json-record';
import type { Referred } from '../kinds/descriptor/file-content';
import { ENTITY_FOLDERS, REFERRED_AS } from '../kinds/entity-folders';
import { contentOfFile, kindsIn, referencesOf } from '../kinds/file-contents';
import { type Content, entitiesOf } from './content';
import { errorAt, type Finding } from './finding';
import type { Rule } from './rule';

/** An id that stands in a file. */
interface Reference {
  folder: string;
  to: Referred;
  path: string;
  value: string;
}

// The rule of variants checks that persons and their lives name each other.
const referencesIn = (holder: string, json: unknown): Reference[] =>
  referencesOf(holder)
    .filter(({ pattern }) => pattern[0] !== 'variants')
    .flatMap(({ pattern, folder, to }) =>
      selectTexts(json, pattern)
        // What is no id at all is a matter of formats.
        .filter(({ value }) => isValidId(value))
        .map(({ path, value }) => ({ folder, to, path, value })),
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
  /** The kind in words, such as 'a character or variant'. */
  what: string;
  ids: ReadonlySet<string>;
}

/** The ids that are known, by the folder and what is named there, as in `characters any`. */
function knownIds(content: Content): ReadonlyMap<string, Known> {
  return new Map(
    ENTITY_FOLDERS.flatMap((folder) => {
      const files = entitiesOf(content, kindsIn(folder));
      const items = files
        .filter(({ kind }) => kind !== 'variant')
        .map(({ id, summary }) => summary.listing?.coreId ?? id);
      const versions = files.filter(({ kind }) => kind !== 'core').map(({ id }) => id);
      const ids = { item: items, version: versions, any: [...items, ...versions] };
      return (['item', 'version', 'any'] as const).flatMap((to) => {
        const what = REFERRED_AS[folder][to];
        return what === undefined ? [] : [[`${folder} ${to}`, { what, ids: new Set(ids[to]) }] as const];
      });
    }),
  );
}

const checkReferences = (
  file: string,
  references: readonly Reference[],
  known: ReadonlyMap<string, Known>,
): Finding[] =>
  references.flatMap(({ folder, to, path, value }) => {
    const { what, ids } = known.get(`${folder} ${to}`) ?? {};
    if (ids === undefined || ids.has(value)) return [];
    return [errorAt({ file, path }, `there is no ${what} ${value}`, `Name one, or remove it`)];
  });

/** Every id that a file names is that of a file or, among kin, of a member. */
export const referencesRule: Rule<{ references: Reference[]; kin: Finding[] }> = {
  extract: ({ kind, file, json }) => ({
    references: referencesIn(contentOfFile(kind).folder, json),
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
