import { counted, silentProgress, type StartProgress } from '../catalogue/progress';
import { coloursRule } from './check-colours';
import { datesRule } from './check-dates';
import { familiesRule } from './check-families';
import { checkFeatured } from './check-featured';
import { fieldsRule } from './check-fields';
import { checkHiddenMentions } from './check-hidden-mentions';
import { checkImages } from './check-images';
import { checkIndexes } from './check-indexes';
import { ratingsRule } from './check-ratings';
import { checkRedirects } from './check-redirects';
import { referencesRule } from './check-references';
import { relationsRule } from './check-relations';
import { rolesRule } from './check-roles';
import { textsRule } from './check-texts';
import { valuesRule } from './check-values';
import { variantsRule } from './check-variants';
import { type Content, entitiesOf, type Entity } from './content';
import { derivedIndexes } from './derived-indexes';
import { ENTITY_KINDS } from './entity-values';
import type { Finding } from './finding';
import type { AnyEntity, Rule, RuleOptions } from './rule';

export interface CheckOptions extends RuleOptions {
  startProgress?: StartProgress;
}

type Find = (content: Content, options: RuleOptions) => Finding[];

/** What files say, each by itself and of each other. */
const RULES = [
  fieldsRule,
  referencesRule,
  variantsRule,
  valuesRule,
  datesRule,
  relationsRule,
  rolesRule,
  familiesRule,
  coloursRule,
  textsRule,
  ratingsRule,
] as readonly Rule<unknown>[];

/** By the paths of files, for each rule what it has extracted. */
function extractAll(content: Content, startProgress: StartProgress): ReadonlyMap<string, unknown[]> {
  const { ofEach, hash } = content.recall;
  const extract = (entity: AnyEntity) => RULES.map((rule) => rule.extract(entity, hash));
  const extracts = new Map<string, unknown[]>();
  const { add, end } = startProgress('checking files', entitiesOf(content).length);
  for (const kind of ENTITY_KINDS) {
    const entities = entitiesOf(content, [kind]) as AnyEntity[];
    const extracted = ofEach(`extracts of a ${kind}`, entities, extract, { add, end: () => undefined });
    entities.forEach(({ file }, place) => extracts.set(file, extracted[place] ?? []));
  }
  end();
  return extracts;
}

function rulesOfWhole(content: Content): readonly Find[] {
  const indexes = derivedIndexes(content);
  return [
    (_, { today }) => checkFeatured(content, indexes, today),
    checkRedirects,
    (_, { today }) => checkHiddenMentions(content, indexes, today),
    () => checkIndexes(content, indexes),
  ];
}

/** Every rule about what the files of a catalogue say. `isWhole` is false where a file could not be read: what follows from that is not worth saying. */
export function checkContent(content: Content, options: CheckOptions, isWhole: boolean): Finding[] {
  const { startProgress = silentProgress } = options;
  const extracts = extractAll(content, startProgress);
  const byRule = RULES.map(({ find }, index): Find => {
    const of = ({ file }: Entity) => extracts.get(file)?.[index];
    return (_, { today, maxRating }) => find(content, of, { today, maxRating });
  });
  const rules = [...byRule, checkImages, ...(isWhole ? rulesOfWhole(content) : [])];
  const findings: Finding[][] = [];
  for (const rule of counted(rules, startProgress('checking rules', rules.length)))
    findings.push(rule(content, options));
  return findings.flat();
}

export const byFile = (a: Finding, b: Finding): number => (a.file === b.file ? 0 : a.file < b.file ? -1 : 1);
