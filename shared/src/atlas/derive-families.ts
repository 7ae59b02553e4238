import { orNothing } from '../catalogue/or-nothing';
import { parseEntity } from '../catalogue/parse-file';
import type { ReadJson } from '../catalogue/read-json';
import { type Family, familySchema } from '../kinds/family/family-schema';
import { familyKind } from '../kinds/family/kind';
import type { AtlasFamily } from './atlas-files';

/** The check tells what is wrong with files: here it is left out in silence. */
const silently = () => undefined;

function familyOf(read: ReadJson, id: string): Promise<Family | undefined> {
  const file = familyKind.file(id);
  return orNothing(read(file).then((json) => parseEntity(file, id, json, familySchema, silently)));
}

/** The families with members, by their ids. `avatars`: of each person who may be seen, the avatar, which may be empty. */
export async function deriveFamilies(
  read: ReadJson,
  ids: Iterable<string>,
  avatars: ReadonlyMap<string, string>,
): Promise<AtlasFamily[]> {
  const families: AtlasFamily[] = [];
  for (const id of [...new Set(ids)].sort()) {
    const family = await familyOf(read, id);
    if (!family?.members?.length) continue;
    families.push({
      id,
      name: family.name ?? id,
      motto: family.motto,
      members: family.members.map((member) => {
        const characterId = avatars.has(member.characterId ?? '') ? member.characterId : undefined;
        const avatar = avatars.get(characterId ?? '') || undefined;
        const name = member.name ?? characterId ?? member.id;
        const { relation, parents = [], partners = [] } = member;
        return { id: member.id, characterId, name, relation, parents, partners, avatar };
      }),
    });
  }
  return families;
}
