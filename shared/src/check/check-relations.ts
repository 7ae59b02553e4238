import { selectTexts, selectValues } from '../catalogue/select-values';
import type { JsonRecord } from '../domain/json-record';
import { type Content, entitiesOf } from './content';
import { type Finding, warningAt } from './finding';
import type { Rule } from './rule';

const HOLDERS = [[], ['variantOverrides']];
const RELATIONSHIPS = ['sections', 'relationships', '*'];
const NAMES = [['name'], ['nameInfo', 'fullName'], ['nameInfo', 'nickname'], ['variantOverrides', 'variantName']];

interface Extracted {
  /** The names that somebody bears in this life, in small letters. */
  names: string[];
  relations: {
    /** The path of the relationship. */
    path: string;
    /** Whose id stands there. */
    to: string;
    /** What the page calls the other one. */
    name?: string;
  }[];
}

interface Relation {
  file: string;
  path: string;
  /** Core ids. */
  from: string;
  to: string;
  name: string | undefined;
}

const namesIn = (json: JsonRecord): string[] =>
  NAMES.flatMap((pattern) => selectTexts(json, pattern)).map(({ value }) => value.trim().toLowerCase());

const relationsIn = (json: JsonRecord): Extracted['relations'] =>
  HOLDERS.flatMap((holder) => selectValues(json, [...holder, ...RELATIONSHIPS])).flatMap(({ path, value }) => {
    const [to] = selectTexts(value, ['characterId']);
    const [name] = selectTexts(value, ['name']);
    return to ? [{ path, to: to.value, ...(name && { name: name.value.trim() }) }] : [];
  });

/** A person is one in all lives: relations are compared from core to core. */
function coreIds({ entities: { core: cores, variant: variants } }: Content): ReadonlyMap<string, string> {
  const ofVariants = [...variants.values()].map(
    ({ id, summary: { character } }) => [id, character?.variantOf ?? id] as const,
  );
  return new Map([...ofVariants, ...[...cores.keys()].map((id) => [id, id] as const)]);
}

function findingsOf(
  { file, path, from, to, name }: Relation,
  said: ReadonlySet<string>,
  names: ReadonlyMap<string, ReadonlySet<string>>,
): Finding[] {
  if (from === to) {
    return [warningAt({ file, path }, 'a relationship with oneself', 'Name somebody else, or remove it')];
  }
  const findings: Finding[] = [];
  if (!said.has(`${to} ${from}`)) {
    const message = `${to} does not name ${from} among the relationships`;
    findings.push(warningAt({ file, path }, message, `Add ${from} there, or remove ${to} here`));
  }
  const known = names.get(to);
  if (name !== undefined && known && known.size > 0 && !known.has(name.toLowerCase())) {
    findings.push(
      warningAt({ file, path: `${path}.name` }, `${name} is no name of ${to}`, `Write one of ${to}'s names`),
    );
  }
  return findings;
}

/** Checks that people who are related say so on both pages, by their names. */
export const relationsRule: Rule<Extracted> = {
  extract: ({ kind, json }) =>
    kind === 'core' || kind === 'variant'
      ? { names: namesIn(json), relations: relationsIn(json) }
      : { names: [], relations: [] },
  find: (content, of) => {
    const coreOf = coreIds(content);
    const names = new Map([...content.entities.core.keys()].map((id) => [id, new Set<string>()]));
    const characters = entitiesOf(content, ['core', 'variant']);
    for (const each of characters) for (const name of of(each).names) names.get(coreOf.get(each.id) ?? '')?.add(name);
    const relations = characters.flatMap((each) =>
      of(each).relations.flatMap(({ path, to: id, name }): Relation[] => {
        const to = coreOf.get(id);
        return to === undefined ? [] : [{ file: each.file, path, from: coreOf.get(each.id) ?? each.id, to, name }];
      }),
    );
    const said = new Set(relations.map(({ from, to }) => `${from} ${to}`));
    return relations.flatMap((relation) => findingsOf(relation, said, names));
  },
};
