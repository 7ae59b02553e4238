import { isJsonRecord } from '../../domain/json-record';
import { readJsonFile } from '../json/read-json-file';
import type { Format, Recognized } from '../source/format';
import { nameOfPath, type SourceFile } from '../source/source-file';
import type { Source } from '../source/source-item';
import type { Work } from '../source/work';
import { Campaign, textOf } from './campaign';
import { entryOf, type KankaEntry, kankaImages, MODULES, placeOf, readEntries } from './kanka-files';
import { readEntry } from './read-entry';

/** Files of a module that are looked at before it is no module. */
const LOOKED_AT = 3;

/** Whether any of the first files is an entry of Kanka. */
async function holdsEntries(files: readonly SourceFile[]): Promise<boolean> {
  for (const file of files.slice(0, LOOKED_AT)) {
    const place = placeOf(file.path);
    const json = await readJsonFile(file).catch(() => undefined);
    if (place && entryOf(file.path, place.module, json)) return true;
  }
  return false;
}

async function titleOf(files: readonly SourceFile[], root: string, people: number): Promise<string> {
  const campaign = files.find(({ path }) => path === `${root}campaign.json`);
  const json = campaign && (await readJsonFile(campaign).catch(() => undefined));
  const name = isJsonRecord(json) ? textOf(json.name) : '';
  return `Kanka campaign${name === '' ? '' : `: ${name}`}, ${people} ${people === 1 ? 'character' : 'characters'}`;
}

/** The people of each place, by the number of the place among the places. */
function residentsOf(entries: readonly KankaEntry[]): Map<string, KankaEntry[]> {
  const residents = new Map<string, KankaEntry[]>();
  for (const entry of entries) {
    if (entry.module !== 'characters') continue;
    const places = Array.isArray(entry.entity.entityLocations)
      ? entry.entity.entityLocations.filter(isJsonRecord).map(({ location_id }) => location_id)
      : [];
    for (const id of new Set([entry.json.location_id, ...places].map(textOf)))
      if (id !== '') residents.set(id, [...(residents.get(id) ?? []), entry]);
  }
  return residents;
}

const notTaken = (entries: readonly KankaEntry[]): Source['problems'] =>
  Object.keys(MODULES).flatMap((module) => {
    const rest = entries.filter((entry) => entry.module === module && MODULES[entry.module] === undefined);
    const [first] = rest;
    // Tags and races are read with whoever bears them.
    if (!first || module === 'tags' || module === 'races') return [];
    const names = rest.map(({ json }) => textOf(json.name)).join(', ');
    return [
      {
        file: first.path,
        message: `The catalogue has no place for what Kanka keeps under ‘${module}’, and it is not taken: ${names}.`,
        remedy:
          'Turn an entry into a character, a location, a family or a quest in Kanka, and export the campaign again.',
      },
    ];
  });

async function readCampaign(files: readonly SourceFile[], work: Work): Promise<Source> {
  const { entries, problems } = await readEntries(
    files.filter(({ path }) => placeOf(path)),
    work,
  );
  const campaign = new Campaign(entries);
  const imageOf = kankaImages(files);
  const residents = residentsOf(entries);
  const items: Source['items'] = [];
  for (const [done, entry] of entries.entries()) {
    await work.step(done, entries.length);
    const own = entry.module === 'locations' ? (residents.get(textOf(entry.json.id)) ?? []) : [];
    const item = readEntry(entry, campaign, imageOf, own);
    if (item) items.push(item);
  }
  return { items, problems: [...problems, ...notTaken(entries)] };
}

/** The export of a campaign of Kanka, of its data and of its assets. */
export const kankaFormat: Format = {
  id: 'kanka',
  async recognise(files, work) {
    const roots = new Map<string, SourceFile[]>();
    for (const file of files) {
      const place = placeOf(file.path);
      if (place) roots.set(place.root, [...(roots.get(place.root) ?? []), file]);
    }
    const recognized: Recognized[] = [];
    for (const [root, entries] of roots) {
      await work.step(0, 1);
      if (!(await holdsEntries(entries))) continue;
      // The assets are a zip of their own, which may lie beside.
      const others = files.filter(({ path }) => isOfCampaign(path, root));
      const people = entries.filter(({ path }) => placeOf(path)?.module === 'characters').length;
      recognized.push({
        format: 'kanka',
        title: await titleOf(files, root, people),
        paths: new Set([...entries, ...others].map(({ path }) => path)),
        read: (again) => readCampaign([...entries, ...others], again),
      });
    }
    return recognized;
  },
};

const isOfCampaign = (path: string, root: string): boolean =>
  (path.startsWith(root) &&
    /^(?:campaign\.json|settings\/.*|gallery\/.*|w\/.*|campaigns\/.*)$/.test(path.slice(root.length))) ||
  /(?:^|\/)gallery\/[0-9a-f]{8}-[0-9a-f-]{27}\.\w+$/.test(path) ||
  (/(?:^|\/)(?:w|campaigns)\/\d+\//.test(path) && nameOfPath(path).includes('.'));
