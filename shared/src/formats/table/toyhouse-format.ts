import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import { headingOf } from '../../domain/section-heading';
import { readJsonFile } from '../json/read-json-file';
import { wordsOf } from '../json/records-in';
import { isImageName, ItemBuilder } from '../mapping/item-builder';
import { restPart, targetNamed, targetOf } from '../mapping/targets';
import type { Format } from '../source/format';
import { extensionOf, type SourceFile } from '../source/source-file';
import type { SourceItem } from '../source/source-item';
import { sectionsOf } from '../text/text-of';

const SHEET = 'Toyhouse';

const READ: ReadonlySet<string> = new Set(['id', 'name', 'fields', 'profileContent']);
const OF_TOYHOUSE: ReadonlySet<string> = new Set(['url', 'folderUrl']);

interface Profile {
  file: SourceFile;
  json: JsonRecord;
}

/** A character of Toyhouse as its downloaders write it: fields, and the profile as HTML. */
const isProfile = (json: unknown): json is JsonRecord =>
  isJsonRecord(json) && typeof json.name === 'string' && 'profileContent' in json && Array.isArray(json.fields);

/** The fields of a profile as names and texts. */
function fieldsOf({ fields }: JsonRecord): [name: string, text: string][] {
  return (Array.isArray(fields) ? fields : []).flatMap((field): [string, string][] => {
    if (!isJsonRecord(field)) return [['Field', wordsOf(field)]];
    const { name = field.label ?? field.key, value = field.text ?? field.content } = field;
    return [[wordsOf(name).replace(/:$/, ''), wordsOf(value)]];
  });
}

function readProfile({ file, json }: Profile, gallery: readonly SourceFile[]): SourceItem {
  const name = wordsOf(json.name).trim();
  const byPath = new Map(gallery.map((image) => [image.path, image]));
  const item = new ItemBuilder(
    { kind: 'character', sourceId: `toyhouse/${wordsOf(json.id) || name}`, file: file.path, name },
    (path) => byPath.get(path),
  );
  item.name('name', name);
  for (const [label, text] of fieldsOf(json)) {
    const target = targetNamed('character', label);
    if (text.trim() === '') item.leaveOut(label, label, 'It says nothing.');
    else if (target?.says === 'name') item.add(label, text, [restPart('character', label, text, SHEET)]);
    else item.field(label, label, text, target);
  }
  const { sections, notes, comments } = sectionsOf('html', wordsOf(json.profileContent));
  for (const note of notes) item.leaveOut('Profile', '', note);
  for (const comment of comments) item.leaveOut('Profile', comment, 'A comment is left out.');
  for (const { heading, text } of sections) {
    const from = heading === '' ? 'Profile' : `Profile › ${heading}`;
    const target = heading === '' ? targetOf('character', 'overview') : targetNamed('character', heading);
    if (text === '') item.leaveOut(from, heading, 'There are no words below the heading.');
    else if (target?.read) item.field(from, heading, text, target);
    else item.add(from, text, [restPart('character', heading, text, SHEET)]);
  }
  for (const [key, value] of Object.entries(json)) {
    const text = wordsOf(value);
    if (READ.has(key) || text === '') continue;
    if (OF_TOYHOUSE.has(key)) item.leaveOut(key, text, 'It is of use to Toyhouse alone.');
    else item.add(key, text, [restPart('character', headingOf(key), text, SHEET)]);
  }
  for (const [at, image] of gallery.entries()) item.image('Gallery', image.path, at === 0 ? 'avatar' : 'gallery');
  return item.build();
}

/** The folder that a download of Toyhouse makes: a file of JSON for each character, and their galleries. */
export const toyhouseFormat: Format = {
  id: 'toyhouse',
  async recognise(files, work) {
    const profiles: Profile[] = [];
    for (const [done, file] of files.entries()) {
      await work.step(done, files.length);
      if (extensionOf(file.path) !== 'json') continue;
      const json = await readJsonFile(file).catch(() => undefined);
      if (isProfile(json)) profiles.push({ file, json });
    }
    const [first] = profiles;
    if (!first) return [];
    const galleryOf = ({ json }: Profile) =>
      files.filter(({ path }) => path.includes(`galleries/${wordsOf(json.id)}/`) && isImageName(path));
    const others = files.filter(({ path }) =>
      /(?:^|\/)characters\/(?:characters\.json|[^/]*-profile\.jpg)$/.test(path),
    );
    return [
      {
        format: 'toyhouse',
        title:
          profiles.length === 1
            ? `Toyhouse character: ${wordsOf(first.json.name)}`
            : `Toyhouse folder, ${profiles.length} characters`,
        paths: new Set(
          [...profiles.flatMap((profile) => [profile.file, ...galleryOf(profile)]), ...others].map(({ path }) => path),
        ),
        async read(again) {
          const items: SourceItem[] = [];
          for (const [done, profile] of profiles.entries()) {
            await again.step(done, profiles.length);
            items.push(readProfile(profile, galleryOf(profile)));
          }
          return { items, problems: [] };
        },
      },
    ];
  },
};
