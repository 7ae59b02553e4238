import { selectTexts, selectValues } from '../catalogue/select-values';
import type { JsonRecord } from '../domain/json-record';
import { type Content, entitiesOf, type Entity } from './content';
import { errorAt, type Finding, warningAt } from './finding';
import type { Rule } from './rule';

interface Member {
  id: string;
  path: string;
  characterId: string | undefined;
  parents: string[];
  partners: string[];
}

function membersOf(json: JsonRecord): Member[] {
  return selectValues(json, ['members', '*']).flatMap(({ path, value }) => {
    const texts = (...pattern: string[]) => selectTexts(value, pattern).map((each) => each.value);
    const [id] = texts('id');
    if (id === undefined) return [];
    const [characterId] = texts('characterId');
    return [{ id, path, characterId, parents: texts('parents', '*'), partners: texts('partners', '*') }];
  });
}

/** Whether somebody descends from themselves, through any number of generations. */
function isOwnAncestor(member: Member, byId: ReadonlyMap<string, Member>): boolean {
  const seen = new Set<string>();
  const open = [...member.parents];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === member.id) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...(byId.get(id)?.parents ?? []));
  }
  return false;
}

function checkKin(file: string, json: JsonRecord): Finding[] {
  const members = membersOf(json);
  const byId = new Map(members.map((member) => [member.id, member]));
  return members.flatMap((member, index) => {
    const place = { file, path: member.path };
    const findings: Finding[] = [];
    if (members.findIndex(({ id }) => id === member.id) !== index) {
      findings.push(errorAt({ file, path: `${member.path}.id` }, `${member.id} is listed twice`, 'Give each an id'));
    }
    if (isOwnAncestor(member, byId)) {
      findings.push(errorAt(place, `${member.id} descends from ${member.id}: a loop`, 'Correct the parents'));
    }
    for (const partner of member.partners) {
      const other = byId.get(partner);
      if (!other || other.partners.includes(member.id)) continue;
      const remedy = `Add ${member.id} to the partners of ${partner}`;
      findings.push(warningAt(place, `${partner} does not name ${member.id} as a partner`, remedy));
    }
    return findings;
  });
}

/** A character's belonging to a family, as the character or the family says it. */
interface Belonging {
  file: string;
  path: string;
  family: string;
  /** A core id. */
  character: string;
}

interface Extracted {
  kin: Finding[];
  /** Ids of families, or of a family the characters that are its members. */
  named: { path: string; id: string }[];
}

const familiesIn = (json: JsonRecord): Extracted['named'] =>
  [['family'], ['variantOverrides', 'family']]
    .flatMap((pattern) => selectTexts(json, pattern))
    .map(({ path, value }) => ({ path, id: value }));

const charactersIn = (json: JsonRecord): Extracted['named'] =>
  membersOf(json).flatMap(({ path, characterId }) => (characterId === undefined ? [] : [{ path, id: characterId }]));

/** A family names its characters, and they name it. */
function checkBelonging(content: Content, of: (entity: Entity) => Extracted): Finding[] {
  const coreOf = (id: string) => content.entities.variant.get(id)?.summary.character?.variantOf ?? id;
  const claims = entitiesOf(content, ['core', 'variant']).flatMap((character) =>
    of(character).named.map(({ path, id: family }): Belonging => ({
      file: character.file,
      path,
      family,
      character: coreOf(character.id),
    })),
  );
  const listed = entitiesOf(content, ['family']).flatMap((family) =>
    of(family).named.map(({ path, id }): Belonging => ({
      file: family.file,
      path,
      family: family.id,
      character: coreOf(id),
    })),
  );
  const keyOf = ({ family, character }: Belonging) => `${family}\n${character}`;
  const [claimed, named] = [new Set(claims.map(keyOf)), new Set(listed.map(keyOf))];
  const unlisted = claims.filter((claim) => content.entities.family.has(claim.family) && !named.has(keyOf(claim)));
  const unclaimed = listed.filter(
    (member) => content.entities.core.has(member.character) && !claimed.has(keyOf(member)),
  );
  return [
    ...unlisted.map(({ family, character, ...place }) =>
      warningAt(place, `no member of ${family} is ${character}`, `Add one with "characterId": "${character}" there`),
    ),
    ...unclaimed.map(({ family, character, ...place }) =>
      warningAt(place, `${character} does not name this family`, `Write "family": "${family}" in the character's file`),
    ),
  ];
}

/** Families without loops, whose members agree with each other and with the characters. */
export const familiesRule: Rule<Extracted> = {
  extract: ({ kind, file, json }) => {
    if (kind === 'family') return { kin: checkKin(file, json), named: charactersIn(json) };
    return { kin: [], named: kind === 'core' || kind === 'variant' ? familiesIn(json) : [] };
  },
  find: (content, of) => [
    ...entitiesOf(content, ['family']).flatMap((family) => of(family).kin),
    ...checkBelonging(content, of),
  ],
};
