import { isJsonRecord, type JsonRecord, withoutForbiddenKeys } from '../../domain/json-record';

/** What a card says, whatever its version and its wrapper. */
export interface CardData {
  version: 1 | 2 | 3;
  /** The fields, under their names of V3. */
  data: JsonRecord;
  /** Fields that stand beside the wrapped ones: older programs read these. */
  beside: JsonRecord;
}

/** Fields of V1, and the names that Pygmalion and Text Generation WebUI gave them. */
const FIRST_NAMES: Readonly<Record<string, string>> = {
  char_name: 'name',
  char_persona: 'description',
  world_scenario: 'scenario',
  char_greeting: 'first_mes',
  example_dialogue: 'mes_example',
};

const TEXTS = ['description', 'personality', 'scenario', 'first_mes', 'mes_example'];
const SECOND = ['alternate_greetings', 'character_book', 'creator_notes', 'system_prompt', 'post_history_instructions'];
const THIRD = ['group_only_greetings', 'assets', 'creator_notes_multilingual'];
const WRAPPER: ReadonlySet<string> = new Set(['spec', 'spec_version', 'data']);

const hasAny = (data: JsonRecord, keys: readonly string[]) => keys.some((key) => Object.hasOwn(data, key));

function withNamesOfV3(data: JsonRecord): JsonRecord {
  const renamed = Object.entries(data).map(([key, value]) => [FIRST_NAMES[key] ?? key, value] as const);
  return Object.fromEntries(renamed);
}

/** Whether fields are those of a card: a name, and what only cards have. */
function looksLikeCard(data: JsonRecord): boolean {
  const texts = TEXTS.filter((key) => typeof data[key] === 'string');
  const isOwnOfCards = texts.includes('first_mes') || texts.includes('mes_example');
  return typeof data['name'] === 'string' && (isOwnOfCards ? texts.length > 1 : texts.length > 2);
}

function versionOf(spec: unknown, data: JsonRecord): 1 | 2 | 3 {
  if (spec === 'chara_card_v3') return 3;
  if (spec === 'chara_card_v2') return 2;
  if (hasAny(data, THIRD)) return 3;
  return hasAny(data, SECOND) ? 2 : 1;
}

/** Reads JSON as a card; undefined where it is none. */
export function cardDataOf(value: unknown): CardData | undefined {
  const json = withoutForbiddenKeys(value);
  if (!isJsonRecord(json)) return undefined;
  const { spec, data: wrapped } = json;
  const isMarked = typeof spec === 'string' && spec.startsWith('chara_card_');
  if (isJsonRecord(wrapped)) {
    const data = withNamesOfV3(wrapped);
    if (!isMarked && !looksLikeCard(data)) return undefined;
    const beside = Object.fromEntries(Object.entries(json).filter(([key]) => !WRAPPER.has(key)));
    return { version: versionOf(spec, data), data, beside };
  }
  const data = withNamesOfV3(Object.fromEntries(Object.entries(json).filter(([key]) => !WRAPPER.has(key))));
  return isMarked || looksLikeCard(data) ? { version: versionOf(spec, data), data, beside: {} } : undefined;
}
