import type { JsonRecord } from '../domain/json-record';
import type { Content, Entity } from './content';
import { type Finding, warningAt } from './finding';
import { selectTexts, selectValues } from './select-values';

const HOLDERS = [[], ['variantOverrides']];
const RELATIONSHIPS = ['sections', 'relationships', '*'];

interface Relation {
  file: string;
  /** Of the relationship. */
  path: string;
  /** Core ids. */
  from: string;
  to: string;
  /** What the page calls the other one. */
  name: string | undefined;
}

/** A person is one in all lives: relations are compared from core to core. */
function coreIds({ cores, variants }: Content): ReadonlyMap<string, string> {
  const ofVariants = [...variants.values()].map(({ id, value }) => [id, value.variantOf ?? id] as const);
  return new Map([...ofVariants, ...[...cores.keys()].map((id) => [id, id] as const)]);
}

function relationsOf({ id, file, json }: Entity<unknown>, cores: ReadonlyMap<string, string>): Relation[] {
  return HOLDERS.flatMap((holder) => selectValues(json, [...holder, ...RELATIONSHIPS])).flatMap(({ path, value }) => {
    const to = cores.get(selectTexts(value, ['characterId'])[0]?.value ?? '');
    const name = selectTexts(value, ['name'])[0]?.value.trim();
    return to === undefined ? [] : [{ file, path, from: cores.get(id) ?? id, to, name }];
  });
}

/** All the names that somebody bears in any life, in small letters. */
function namesByCore({ cores, variants }: Content, coreOf: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const names = new Map([...cores.keys()].map((id) => [id, new Set<string>()]));
  const add = (id: string, json: JsonRecord) => {
    const found = [['name'], ['nameInfo', 'fullName'], ['nameInfo', 'nickname'], ['variantOverrides', 'variantName']];
    for (const pattern of found) {
      for (const { value } of selectTexts(json, pattern))
        names.get(coreOf.get(id) ?? '')?.add(value.trim().toLowerCase());
    }
  };
  for (const { id, json } of [...cores.values(), ...variants.values()]) add(id, json);
  return names;
}

/** Those who are related say so on both pages, by their names. */
export function checkRelations(content: Content): Finding[] {
  const coreOf = coreIds(content);
  const names = namesByCore(content, coreOf);
  const relations = [...content.cores.values(), ...content.variants.values()].flatMap((each) =>
    relationsOf(each, coreOf),
  );
  const said = new Set(relations.map(({ from, to }) => `${from} ${to}`));
  return relations.flatMap(({ file, path, from, to, name }) => {
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
  });
}
