import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import { wordsOf } from '../json/records-in';
import { ItemBuilder } from '../mapping/item-builder';
import { listOrText } from '../mapping/list-or-text';
import { restPart, targetNamed, targetOf } from '../mapping/targets';
import type { SourceFile } from '../source/source-file';
import type { SourceItem, SourceKind } from '../source/source-item';
import { sectionsOf, textOf as plainOf } from '../text/text-of';
import { type Campaign, isHidden, recordsIn, sourceIdOf, textOf } from './campaign';
import { type KankaEntry, MODULES } from './kanka-files';

const HIDDEN = 'It is private in Kanka, and is left out.';
const SHEET = 'Kanka';

/** The sections of a character's traits. */
const TRAITS: Readonly<Record<string, string>> = { 1: 'Appearance', 2: 'Personality' };

/** The keys that are read below, or that say how Kanka keeps or draws the entry. */
const FACTS: Readonly<Record<string, string>> = {
  title: 'Title',
  age: 'Age',
  sex: 'Gender',
  pronouns: 'Pronouns',
  type: 'Type',
  date: 'Date',
  tooltip: 'Tooltip',
  author: 'Author',
};
const OF_KANKA = 'It is of use to Kanka alone.';
const FACT_KEYS = Object.keys(FACTS);
const ALIKE = ['created_at', 'updated_at', 'id', 'name', 'entry', 'is_private', 'tags', ...FACT_KEYS];
/** The keys of an entry that are read, or that lead to others by their numbers. */
const READ: ReadonlySet<string> = new Set([
  ...['entity', 'characterTraits', 'elements', 'location_id', 'family_id', 'image', 'characterFamilies', 'families'],
  ...['characterRaces', 'organisationMemberships', ...ALIKE],
]);
/** The keys of an entity, which entries of all modules have, that are read or lead to others. */
const READ_OF_ENTITY: ReadonlySet<string> = new Set([
  ...['posts', 'entityAttributes', 'attributes', 'is_attributes_private', 'relationships', 'entityTags'],
  ...['entityLocations', 'image_uuid', 'image_path', 'header_uuid', 'header_image', 'type_id', ...ALIKE],
]);

const ENTRY_TARGETS: Readonly<Record<SourceKind, string>> = {
  character: 'overview',
  plot: 'plot.plotOverview',
  location: 'place.description',
  family: 'family.description',
};

/** Reads an entry of a campaign as an item. */
export function readEntry(
  entry: KankaEntry,
  campaign: Campaign,
  imageOf: (named: string) => SourceFile | undefined,
  residents: readonly KankaEntry[],
): SourceItem | undefined {
  const { module, json, entity, path } = entry;
  const kind: SourceKind | undefined = MODULES[module];
  if (kind === undefined) return undefined;
  const item = new ItemBuilder({ kind, sourceId: sourceIdOf(entry), file: path, name: textOf(json.name) }, imageOf);
  item.name('name', textOf(json.name));
  if (isHidden(json) || isHidden(entity)) {
    item.setPrivate();
    item.leaveOut('is_private', 'true', 'The entry is private in Kanka, and is never published.');
  }

  /** Texts of Kanka, by their headings. */
  function html(from: string, heading: string, source: string): void {
    const marked = sectionsOf('html', campaign.withMentions(source));
    for (const note of marked.notes) item.leaveOut(from, '', note);
    for (const comment of marked.comments) item.leaveOut(from, comment, 'A comment is left out.');
    for (const { file, alt } of marked.images)
      if (!item.image(from, file, 'gallery', alt)) item.leaveOut(from, file, 'The picture is not among the files.');
    for (const section of marked.sections) {
      const label = section.heading || heading;
      if (section.text === '') {
        item.leaveOut(`${from} › ${label}`, section.heading, 'There are no words below the heading.');
        continue;
      }
      const named = targetNamed(kind ?? 'character', label);
      const target = named?.read
        ? named
        : section.heading === '' && heading === ''
          ? targetOf(kind ?? 'character', ENTRY_TARGETS[kind ?? 'character'])
          : undefined;
      const where = label === '' ? from : `${from} › ${label}`;
      if (target) item.field(where, label, section.text, target);
      else item.add(where, section.text, [restPart(item.kind, label, section.text, SHEET)]);
    }
  }

  html('entry', '', textOf(entity.entry) || textOf(json.entry));
  for (const [key, label] of Object.entries(FACTS)) {
    const text = plainOf('html', campaign.withMentions(wordsOf(json[key]) || wordsOf(entity[key]))).text;
    const target = key === 'title' || key === 'type' ? undefined : targetNamed(kind, label);
    if (text !== '') item.field(key, label, text, target?.says ? undefined : target);
  }
  for (const trait of recordsIn(json.characterTraits)) {
    const section = TRAITS[textOf(trait.section_id)] ?? 'Traits';
    const name = textOf(trait.name);
    const text = plainOf('html', campaign.withMentions(textOf(trait.entry))).text;
    const from = `${section} › ${name}`;
    if (isHidden(trait)) item.leaveOut(from, text, HIDDEN);
    else if (text === '') item.leaveOut(from, name, 'It says nothing.');
    else if (targetNamed(kind, name)?.id.match(/^(?:eyes|hair|height|weight|build)$/))
      item.field(from, name, text, targetNamed(kind, name));
    else if (section === 'Personality')
      item.add(from, text, [{ to: ['sections', 'Personality Breakdown', name], value: listOrText(text), of: 'life' }]);
    else item.add(from, text, [restPart(kind, name, text, section)]);
  }
  for (const post of recordsIn(entity.posts)) {
    const name = textOf(post.name);
    if (isHidden(post)) item.leaveOut(`Post › ${name}`, plainOf('html', textOf(post.entry)).text, HIDDEN);
    else html(`Post › ${name}`, name, textOf(post.entry));
  }
  attributes(item, entity, campaign);
  relations(item, entity, campaign);
  for (const family of [
    ...recordsIn(json.characterFamilies),
    { family_id: json.family_id },
    ...recordsIn(json.families).map(({ id }) => ({ family_id: id })),
  ]) {
    const found = campaign.inModule('families', family.family_id);
    if (found && kind === 'character')
      item.link({ from: 'Families', as: 'family', name: textOf(found.json.name), sourceId: sourceIdOf(found) });
  }
  tags(item, entry, campaign);
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
  const place = campaign.inModule('locations', json.location_id ?? recordsIn(entity.entityLocations)[0]?.location_id);
  if (place)
    item.field(
      'Location',
      kind === 'location' ? 'Part of' : 'Location',
      textOf(place.json.name),
      kind === 'plot' ? targetOf('plot', 'plot.setting') : undefined,
    );
  for (const resident of residents)
    item.link({
      from: 'Characters',
      as: 'connected-character',
      name: textOf(resident.json.name),
      sourceId: sourceIdOf(resident),
    });
  images(item, entry);
  dates(item, json, entity);
  leaveOutRest(item, json, READ);
  leaveOutRest(item, entity, READ_OF_ENTITY);
  return item.build();
}

const LISTS: ReadonlySet<string> = new Set([
  ...['characterTraits', 'elements', 'characterFamilies', 'characterRaces', 'organisationMemberships'],
  ...['posts', 'entityAttributes', 'relationships', 'entityTags', 'entityLocations'],
]);

/** Names what is left of an object, so that nothing of it is dropped in silence. */
function leaveOutRest(item: ItemBuilder, of: JsonRecord, read: ReadonlySet<string>): void {
  for (const [key, value] of Object.entries(of)) {
    const words = wordsOf(value);
    if (!read.has(key) && words !== '') item.leaveOut(key, words, OF_KANKA);
    const odd = wordsOf(Array.isArray(value) ? value.filter((each) => !isJsonRecord(each)) : value);
    if (LISTS.has(key) && odd !== '') item.leaveOut(key, odd, 'It is of another form than Kanka writes.');
  }
}

function attributes(item: ItemBuilder, entity: JsonRecord, campaign: Campaign): void {
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

function relations(item: ItemBuilder, entity: JsonRecord, campaign: Campaign): void {
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

function tags(item: ItemBuilder, { json, entity, module }: KankaEntry, campaign: Campaign): void {
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

function images(item: ItemBuilder, { json, entity }: KankaEntry): void {
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

function dates(item: ItemBuilder, json: JsonRecord, entity: JsonRecord): void {
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
