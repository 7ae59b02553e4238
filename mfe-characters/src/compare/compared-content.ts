import { isTraitsForm } from '@otherfolk/shared/catalogue/traits-form';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { valueAt } from '@otherfolk/shared/domain/json-value';
import { displayedName, mergeVariant } from '@otherfolk/shared/domain/merge';
import type { CharacterCore } from '@otherfolk/shared/kinds/character/character-core-schema';
import type { LifeStage } from '@otherfolk/shared/kinds/character/character-sections';
import type { MergedCharacter } from '../merged-character';
import { termTexts } from '../texts/terms';
import { isChanged } from './changed-fields';
import type { CellText, ComparedContent, ComparedLife } from './compared-life';
import { FAMILY, fieldsOf, keyOfField, LIFE_STAGES, type LifeField, TAGS } from './life-fields';
import { type TextBlock, textBlocks } from './text-blocks';

/** The most characters in a cell. What is longer is read on the page of the life. */
export const MAX_CELL_LENGTH = 5000; // docs/product.md#constants

/** FNV-1a, 32 bits: enough to tell apart what was cut off. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The beginning of a text that a cell has room for, cut between words where there are any. */
export function cellText(blocks: readonly TextBlock[]): CellText {
  const kept: TextBlock[] = [];
  let room = MAX_CELL_LENGTH;
  for (const [index, { kind, text }] of blocks.entries()) {
    if (text.length <= room) {
      kept.push({ kind, text });
      room -= text.length;
      continue;
    }
    const end = text.lastIndexOf(' ', room);
    const start = text.slice(0, end > 0 ? end : room).replace(/[\uD800-\uDBFF]$/, '');
    if (start !== '') kept.push({ kind, text: `${start}…` });
    const rest = [text.slice(start.length), ...blocks.slice(index + 1).map((block) => block.text)];
    return { blocks: kept, cut: hashOf(rest.join('\n')) };
  }
  return { blocks: kept };
}

const TRAITS: Readonly<Record<string, string>> = {
  storyTraits: termTexts.storyTraits,
  flavorTraits: termTexts.flavorTraits,
};

const withHeadings = (value: unknown): unknown =>
  isTraitsForm(value)
    ? Object.fromEntries(Object.entries(value as JsonRecord).map(([key, part]) => [TRAITS[key] ?? key, part]))
    : value;

/** The value of a row; names are told apart here, since the one that is shown may be any of three. */
function valueOf(field: LifeField, character: MergedCharacter): unknown {
  if (field === TAGS) return character.tags.map(({ name }) => name);
  const {
    heading,
    group,
    keys: [key = []],
  } = field;
  return group === 'Names' && heading === termTexts.name
    ? displayedName(character)
    : withHeadings(valueAt(character, key));
}

const stageText = ({ genreName, name, description, notes }: LifeStage): CellText => {
  const heading = [genreName, name].filter(Boolean).join(' – ');
  return cellText([{ kind: 'heading', text: heading }, ...textBlocks(description), ...textBlocks(notes)]);
};

const HANGS_ON_THE_AGE: readonly LifeField['group'][] = ['Age', 'Grade'];

/** The content of the table for a character. `familyName` is that of its family, where it has one that can be read. */
export function comparedContent(character: MergedCharacter, familyName: string | undefined): ComparedContent {
  const texts: ComparedContent['texts'] = {};
  for (const field of fieldsOf(character)) {
    if (field === LIFE_STAGES || HANGS_ON_THE_AGE.includes(field.group)) continue;
    const blocks = textBlocks(field === FAMILY ? familyName : valueOf(field, character));
    if (blocks.length > 0) texts[keyOfField(field)] = cellText(blocks);
  }
  const { ageGrade, ageless, sections = {} } = character;
  const stages = (sections['Life Stages'] ?? []).map((stage) => ({ name: stage.name, ...stageText(stage) }));
  return { ageGrade, ageless, stages, texts };
}

/** The core as if it were a life that says nothing of its own. */
export const coreAlone = (core: CharacterCore): MergedCharacter => mergeVariant(core, { id: core.id });

/** A life, and which rows it changes against its core. */
export function comparedLife(core: CharacterCore, life: MergedCharacter, familyName: string | undefined): ComparedLife {
  const alone = coreAlone(core);
  return {
    id: life.variantId,
    coreId: core.id,
    name: displayedName(life),
    label: life.variantLabel ?? life.variantId,
    avatar: life.images?.avatar,
    rating: life.recordInfo?.contentRating,
    changed: fieldsOf(life)
      .filter((field) => isChanged(field, life, alone))
      .map(keyOfField),
    ...comparedContent(life, familyName),
  };
}
