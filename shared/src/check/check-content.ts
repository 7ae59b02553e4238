import { counted, silentProgress, type StartProgress } from '../catalogue/progress';
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
import { privateRule } from './check-private';
import { ratingsRule } from './check-ratings';
import { checkRedirects } from './check-redirects';
import { referencesRule } from './check-references';
import { relationsRule } from './check-relations';
import { rolesRule } from './check-roles';
import { tagsRule } from './check-tags';
import { textsRule } from './check-texts';
import { valuesRule } from './check-values';
import { variantsRule } from './check-variants';
import { type Content, entitiesOf } from './content';
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
  private: privateRule,
} as Record<string, Rule<unknown>>;

/** What each rule has extracted of an entity, by the names of rules. */
type Extracts = Readonly<Record<string, unknown>>;

/** What all rules have extracted, by the files of entities. */
function extractAll(content: Content, startProgress: StartProgress): ReadonlyMap<string, Extracts> {
  const { ofEach, hash } = content.memo;
  const progress = startProgress('checking files', entitiesOf(content).length);
  const extracts = ENTITY_KINDS.flatMap((kind) => {
    const entities = entitiesOf(content, [kind]) as AnyEntity[];
    const extract = (entity: AnyEntity): Extracts =>
      Object.fromEntries(Object.entries(RULES).map(([name, rule]) => [name, rule.extract(entity, hash)]));
    // What a file is, core or variant, others may say.
    const ofEntities = ofEach(`extracts of a ${kind}`, entities, extract, { ...progress, end: () => undefined });
    return entities.map(({ file }, index) => [file, ofEntities[index] ?? {}] as const);
  });
  progress.end();
  return new Map(extracts);
}

const RULES_OF_WHOLE: readonly Find[] = [
  (content, { today }) => checkFeatured(content, today),
  checkRedirects,
  (content, { today }) => checkHiddenMentions(content, today),
  checkIndexes,
];

/** Every rule about what the files of a catalogue say. `isWhole` is false where a file could not be read: what follows from that is not worth saying. */
export function checkContent(content: Content, options: CheckOptions, isWhole: boolean): Finding[] {
  const { startProgress = silentProgress } = options;
  const extracts = extractAll(content, startProgress);
  const byRule = Object.entries(RULES).map(
    ([name, rule]): Find =>
      () =>
        rule.find(content, ({ file }) => extracts.get(file)?.[name], options),
  );
  const rules = [...byRule, checkImages, checkNames, ...(isWhole ? RULES_OF_WHOLE : [])];
  const findings: Finding[][] = [];
  for (const rule of counted(rules, startProgress('checking rules', rules.length)))
    findings.push(rule(content, options));
  return findings.flat();
}

export const byFile = (a: Finding, b: Finding): number => (a.file === b.file ? 0 : a.file < b.file ? -1 : 1);
