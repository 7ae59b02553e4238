import type { CharacterIndexEntry } from '@otherfolk/shared/catalogue/schemas/character-index';
import { folded } from '@otherfolk/shared/domain/folded';

/** A person in whichever life, or one life, as a reference can name it. */
export interface PersonChoice {
  id: string;
  name: string;
  /** The world of a life; of a person what the choice means. */
  label: string;
  avatar: string | undefined;
}

const ANY_LIFE = 'in any life';

/** So many are offered at a time: who looks for somebody else types more of the name. */
const OFFERED = 12;

/** The persons of a list, each followed by their lives. */
export function personChoices(entries: readonly CharacterIndexEntry[]): PersonChoice[] {
  const byCore = new Map<string, CharacterIndexEntry[]>();
  for (const entry of entries) byCore.set(entry.coreId, [...(byCore.get(entry.coreId) ?? []), entry]);
  return [...byCore].flatMap(([coreId, lives]) => [
    { id: coreId, name: lives[0]?.name ?? coreId, label: ANY_LIFE, avatar: lives.find(({ avatar }) => avatar)?.avatar },
    ...lives.map(({ id, name, variantLabel, avatar }) => ({ id, name, label: variantLabel ?? '', avatar })),
  ]);
}

/** Those whose name, world or id has all the typed words in it, as many as are offered. */
export function choicesFor(choices: readonly PersonChoice[], typed: string): PersonChoice[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const isMeant = ({ id, name, label }: PersonChoice) => {
    const text = folded(`${name} ${label} ${id}`);
    return words.every((word) => text.includes(word));
  };
  return choices.filter(isMeant).slice(0, OFFERED);
}

/** The person who bears a name that was written without a reference, where it is the name of one person alone. */
export function personNamed(choices: readonly PersonChoice[], name: string): PersonChoice | undefined {
  const wanted = folded(name.trim());
  const persons = choices.filter((each) => each.label === ANY_LIFE && folded(each.name) === wanted);
  return wanted !== '' && persons.length === 1 ? persons[0] : undefined;
}
