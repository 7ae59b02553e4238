import { wordsOf } from '../json/records-in';
import { ItemBuilder } from '../mapping/item-builder';
import { targetNamed, targetOf } from '../mapping/targets';
import type { SourceFile } from '../source/source-file';
import type { SourceItem, SourceKind } from '../source/source-item';
import { textOf as plainOf } from '../text/text-of';
import { type Campaign, isHidden, recordsIn, sourceIdOf, textOf } from './campaign';
import { attributes, dates, elements, HIDDEN, images, leaveOutRest, relations, tags, traits } from './entry-parts';
import { html } from './entry-texts';
import { type KankaEntry, MODULES } from './kanka-files';

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

  html(item, campaign, 'entry', '', textOf(entity.entry) || textOf(json.entry));
  for (const [key, label] of Object.entries(FACTS)) {
    const text = plainOf('html', campaign.withMentions(wordsOf(json[key]) || wordsOf(entity[key]))).text;
    const target = key === 'title' || key === 'type' ? undefined : targetNamed(kind, label);
    if (text !== '') item.field(key, label, text, target?.says ? undefined : target);
  }
  traits(item, json, campaign);
  for (const post of recordsIn(entity.posts)) {
    const name = textOf(post.name);
    if (isHidden(post)) item.leaveOut(`Post › ${name}`, plainOf('html', textOf(post.entry)).text, HIDDEN);
    else html(item, campaign, `Post › ${name}`, name, textOf(post.entry));
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
  elements(item, json, campaign);
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
