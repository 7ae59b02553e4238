import { counted, silentProgress, type StartProgress } from '../catalogue/progress';
import type { Versioned } from '../catalogue/recall';
import { ENTITY_KINDS } from '../kinds/file-contents';
import { coloursRule } from './check-colours';
import { datesRule } from './check-dates';
import { duplicatesRule } from './check-duplicates';
import { familiesRule } from './check-families';
import { checkFeatured } from './check-featured';
import { fieldsRule } from './check-fields';
import { checkHiddenMentions } from './check-hidden-mentions';
import { checkImages } from './check-images';
import { checkIndexes } from './check-indexes';
import { checkNames } from './check-names';
import { ratingsRule } from './check-ratings';
import { checkRedirects } from './check-redirects';
import { referencesRule } from './check-references';
import { relationsRule } from './check-relations';
import { rolesRule } from './check-roles';
import { tagsRule } from './check-tags';
import { textsRule } from './check-texts';
import { valuesRule } from './check-values';
import { variantsRule } from './check-variants';
import { type Content, entitiesOf, type Entity, SINGLE_FILES } from './content';
import { indexesVersion } from './derived-indexes';
import type { Finding } from './finding';
import type { AnyEntity, Rule, RuleOptions } from './rule';

export interface CheckOptions extends RuleOptions {
  startProgress?: StartProgress;
}

type Find = (content: Content, options: RuleOptions) => Finding[];

/** What files say, each by itself and of each other. */
const RULES: Readonly<Record<string, Rule<unknown>>> = {
  fields: fieldsRule,
  references: referencesRule,
  variants: variantsRule,
  values: valuesRule,
  dates: datesRule,
  relations: relationsRule,
  roles: rolesRule,
  families: familiesRule,
  colours: coloursRule,
  texts: textsRule,
  duplicates: duplicatesRule,
  ratings: ratingsRule,
  tags: tagsRule,
} as Record<string, Rule<unknown>>;

/** What a rule has extracted of entities that follow each other. */
interface Extracts {
  entities: readonly Entity[];
  extracted: Versioned<unknown[]>;
}

/** Everything that each rule has extracted, by the names of rules. */
function extractAll(content: Content, startProgress: StartProgress): ReadonlyMap<string, Extracts[]> {
  const { blocksOf, hash } = content.recall;
  const extracts = new Map<string, Extracts[]>(Object.keys(RULES).map((name) => [name, []]));
  const blocks = ENTITY_KINDS.flatMap((kind) =>
    blocksOf(entitiesOf(content, [kind]) as AnyEntity[]).map((block) => ({ kind, ...block })),
  );
  const progress = startProgress('checking files', entitiesOf(content).length);
  for (const { kind, items: entities, versionedEach } of counted(blocks, progress, ({ items }) => items.length)) {
    // All rules of one block, while its files are in memory.
    for (const [name, { extract }] of Object.entries(RULES)) {
      // What a file is, core or variant, others may say.
      const extracted = versionedEach(`extracts of a ${kind} for ${name}`, (entity) => extract(entity, hash));
      extracts.get(name)?.push({ entities, extracted });
    }
  }
  return extracts;
}

/** What is found follows from the indexes and from files that there are once. */
const knownFindings = (content: Content, name: string, from: readonly string[], find: () => Finding[]): Finding[] =>
  content.recall.latest(`findings of ${name}`, [indexesVersion(content), ...from], find, [...SINGLE_FILES.keys()]);

/** What a rule finds; known where all that it follows from is as it was. */
function findingsOf(name: string, extracts: readonly Extracts[], content: Content, options: RuleOptions): Finding[] {
  const { today, maxRating } = options;
  const versions = extracts.map(({ extracted }) => extracted.version);
  const from = [today, String(maxRating), ...versions];
  const find = () => {
    const byFile = new Map<string, unknown>();
    for (const { entities, extracted } of extracts) {
      const values = extracted.value();
      entities.forEach(({ file }, place) => byFile.set(file, values[place]));
    }
    return RULES[name]?.find(content, ({ file }) => byFile.get(file), { today, maxRating }) ?? [];
  };
  return knownFindings(content, name, from, find);
}

const RULES_OF_WHOLE: readonly Find[] = [
  (content, { today }) => knownFindings(content, 'featured', [today], () => checkFeatured(content, today)),
  (content) => knownFindings(content, 'redirects', [], () => checkRedirects(content)),
  (content, { today }) => checkHiddenMentions(content, today),
  checkIndexes,
];

/** Every rule about what the files of a catalogue say. `isWhole` is false where a file could not be read: what follows from that is not worth saying. */
export function checkContent(content: Content, options: CheckOptions, isWhole: boolean): Finding[] {
  const { startProgress = silentProgress } = options;
  const extracts = extractAll(content, startProgress);
  const byRule = Array.from(
    extracts,
    ([name, ofRule]): Find =>
      () =>
        findingsOf(name, ofRule, content, options),
  );
  const rules = [...byRule, checkImages, checkNames, ...(isWhole ? RULES_OF_WHOLE : [])];
  const findings: Finding[][] = [];
  for (const rule of counted(rules, startProgress('checking rules', rules.length)))
    findings.push(rule(content, options));
  return findings.flat();
}

export const byFile = (a: Finding, b: Finding): number => (a.file === b.file ? 0 : a.file < b.file ? -1 : 1);
