import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import { wordsOf } from '../json/records-in';
import type { ItemBuilder } from '../mapping/item-builder';
import { listOrText } from '../mapping/list-or-text';
import { restPart, targetNamed, targetOf } from '../mapping/targets';
import { textOf as plainOf } from '../text/text-of';
import { type Campaign, isHidden, recordsIn, sourceIdOf, textOf } from './campaign';
import { type KankaEntry } from './kanka-files';

export const HIDDEN = 'It is private in Kanka, and is left out.';
const OF_KANKA = 'It is of use to Kanka alone.';

/** The sections of a character's traits. */
const TRAITS: Readonly<Record<string, string>> = { 1: 'Appearance', 2: 'Personality' };

const LISTS: ReadonlySet<string> = new Set([
  ...['characterTraits', 'elements', 'characterFamilies', 'characterRaces', 'organisationMemberships'],
  ...['posts', 'entityAttributes', 'relationships', 'entityTags', 'entityLocations'],
]);

/** Names what is left of an object, so that nothing of it is dropped in silence. */
export function leaveOutRest(item: ItemBuilder, of: JsonRecord, read: ReadonlySet<string>): void {
  for (const [key, value] of Object.entries(of)) {
    const words = wordsOf(value);
    if (!read.has(key) && words !== '') item.leaveOut(key, words, OF_KANKA);
    const odd = wordsOf(Array.isArray(value) ? value.filter((each) => !isJsonRecord(each)) : value);
    if (LISTS.has(key) && odd !== '') item.leaveOut(key, odd, 'It is of another form than Kanka writes.');
  }
}

export function attributes(item: ItemBuilder, entity: JsonRecord, campaign: Campaign): void {
  const all = recordsIn(entity.entityAttributes ?? entity.attributes);
  const areHidden = entity.is_attributes_private === true || entity.is_attributes_private === 1;
  for (const attribute of all) {
    const name = textOf(attribute.name)
      .replace(/\[.*\]$/, '')
      .trim();
    const text = plainOf('html', campaign.withMentions(textOf(attribute.value))).text;
    const from = `Attribute › ${name}`;
    if (areHidden || isHidden(attribute) || attribute.is_hidden === true || attribute.is_hidden === 1)
      item.leaveOut(from, text, HIDDEN);
    else if (text === '') item.leaveOut(from, name, 'It says nothing.');
    else {
      const target = targetNamed(item.kind, name);
      if (target?.read) item.field(from, name, text, target);
      else item.add(from, text, [restPart(item.kind, name, text, 'Attributes')]);
    }
  }
}

export function relations(item: ItemBuilder, entity: JsonRecord, campaign: Campaign): void {
  for (const relation of recordsIn(entity.relationships)) {
    const target = campaign.byEntity(relation.target_id);
    const words = textOf(relation.relation);
    const from = `Relation › ${words}`;
    const name = textOf(target?.json.name);
    if (isHidden(relation)) item.leaveOut(from, name, HIDDEN);
    else if (!target) item.leaveOut(from, words, 'Whom it leads to is not among the files.');
    else if (item.kind === 'character' && target.module === 'characters')
      item.link({ from, as: 'relation', name, words, sourceId: sourceIdOf(target) });
    else if (item.kind === 'character')
      item.add(from, `${words}: ${name}`, [
        { to: ['sections', 'relationships'], value: [`${words}: ${name}`], of: 'life' },
      ]);
    else item.field(from, words, name, undefined);
  }
}

export function tags(item: ItemBuilder, { json, entity, module }: KankaEntry, campaign: Campaign): void {
  if (item.kind === 'family') return;
  const of = item.kind === 'character' ? { of: 'life' as const } : {};
  const add = (from: string, group: string, name: string) =>
    name === '' ? undefined : item.add(from, name, [{ to: ['tags'], value: [{ group, name }], ...of }]);
  for (const tag of [...recordsIn(entity.entityTags), ...recordsIn(entity.tags)]) {
    const found = campaign.inModule('tags', tag.tag_id ?? tag.id);
    if (found) add('Tags', textOf(found.entity.type) || textOf(found.json.type), textOf(found.json.name));
  }
  if (module !== 'characters') return;
  for (const race of recordsIn(json.characterRaces))
    add('Races', 'Species', textOf(campaign.inModule('races', race.race_id)?.json.name));
  for (const member of recordsIn(json.organisationMemberships)) {
    const name = textOf(campaign.inModule('organisations', member.organisation_id)?.json.name);
    const role = textOf(member.role);
    if (isHidden(member)) item.leaveOut('Organisations', name, HIDDEN);
    else {
      add('Organisations', 'Organisation', name);
      if (role !== '') item.add(`Organisations › ${name}`, role, [restPart('character', name, role, 'Organisations')]);
    }
  }
}

export function images(item: ItemBuilder, { json, entity }: KankaEntry): void {
  const main = textOf(entity.image_uuid) || textOf(entity.image_path) || textOf(json.image);
  const header = textOf(entity.header_uuid) || textOf(entity.header_image);
  for (const [named, use] of [
    [main, item.kind === 'character' ? 'avatar' : 'cover'],
    [header, 'banner'],
  ] as const) {
    if (named === '') continue;
    if (item.image('Image', named, use)) item.leaveOut('Image', named, 'The picture comes along.');
    else
      item.leaveOut(
        'Image',
        named,
        'The picture is not among the files. Bring the zip of the assets as well: Kanka exports it on its own.',
      );
  }
}

export function dates(item: ItemBuilder, json: JsonRecord, entity: JsonRecord): void {
  for (const [key, id] of [
    ['created_at', 'dateAdded'],
    ['updated_at', 'dateUpdated'],
  ] as const) {
    const text = textOf(json[key]) || textOf(entity[key]);
    const target = targetOf(item.kind, id);
    if (text !== '' && target) item.field(key, key, text, target);
    else if (text !== '') item.leaveOut(key, text, OF_KANKA);
  }
}

export function traits(item: ItemBuilder, json: JsonRecord, campaign: Campaign): void {
  for (const trait of recordsIn(json.characterTraits)) {
    const section = TRAITS[textOf(trait.section_id)] ?? 'Traits';
    const name = textOf(trait.name);
    const text = plainOf('html', campaign.withMentions(textOf(trait.entry))).text;
    const from = `${section} › ${name}`;
    if (isHidden(trait)) item.leaveOut(from, text, HIDDEN);
    else if (text === '') item.leaveOut(from, name, 'It says nothing.');
    else if (targetNamed(item.kind, name)?.id.match(/^(?:eyes|hair|height|weight|build)$/))
      item.field(from, name, text, targetNamed(item.kind, name));
    else if (section === 'Personality')
      item.add(from, text, [{ to: ['sections', 'Personality Breakdown', name], value: listOrText(text), of: 'life' }]);
    else item.add(from, text, [restPart(item.kind, name, text, section)]);
  }
}

/** Elements of a quest, which are the roles of a plot. */
export function elements(item: ItemBuilder, json: JsonRecord, campaign: Campaign): void {
  for (const element of recordsIn(json.elements)) {
    const target = campaign.byEntity(element.entity_id);
    const name = target ? textOf(target.json.name) : textOf(element.name);
    const text = plainOf('html', campaign.withMentions(textOf(element.description) || textOf(element.entry))).text;
    const role = textOf(element.role);
    if (isHidden(element)) item.leaveOut(`Element › ${name}`, text, HIDDEN);
    else
      item.link({
        from: 'Elements',
        as: 'role',
        name,
        words: role,
        ...(text ? { text } : {}),
        ...(target ? { sourceId: sourceIdOf(target) } : {}),
      });
  }
}
