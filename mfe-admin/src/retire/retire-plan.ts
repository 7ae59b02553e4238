import { selectTexts } from '@otherfolk/shared/catalogue/select-values';
import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import { type CatalogueFile, nameOfFile } from '@otherfolk/shared/files/catalogue-file';
import { valueAt, withValueAt } from '@otherfolk/shared/files/json-value';
import type { Plan } from '../changes/change-set';
import { type CatalogueTexts, editedFile, fileAt } from '../whole/catalogue-texts';

const PLACES = [['published'], ['recordInfo', 'published'], ['variantOverrides', 'recordInfo', 'published']];

const unpublished = (json: JsonRecord): JsonRecord =>
  PLACES.reduce((now, keys) => (valueAt(now, keys) === true ? withValueAt(now, keys, false) : now), json);

/** A core without these lives among what it says is published. */
function withoutPublished(json: JsonRecord, isMeant: (id: unknown) => boolean): JsonRecord {
  const listed = json['variants'];
  if (!Array.isArray(listed)) return json;
  const next = listed.map((each: unknown) => (isJsonRecord(each) && isMeant(each['id']) ? unpublished(each) : each));
  return next.every((each, at) => each === listed[at]) ? json : { ...json, variants: next };
}

/** A life that says nothing of its own is published with its person. */
function retiredLife({ json }: CatalogueFile, core: CatalogueFile | undefined): JsonRecord {
  const own = valueAt(json, ['recordInfo', 'published']);
  const over = valueAt(json, ['variantOverrides', 'recordInfo', 'published']);
  const inherits = own === undefined && over === undefined;
  const isWithCore = inherits && core !== undefined && valueAt(core.json, ['recordInfo', 'published']) === true;
  return isWithCore ? withValueAt(json, ['recordInfo', 'published'], false) : unpublished(json);
}

const characterAt = (catalogue: CatalogueTexts, id: unknown) =>
  typeof id === 'string' ? fileAt(catalogue, `characters/${id}.json`) : undefined;

/** Each file that changes, with what it says then. */
function retired(catalogue: CatalogueTexts, file: CatalogueFile): [CatalogueFile, JsonRecord][] {
  if (file.kind === 'variant') {
    const core = characterAt(catalogue, file.json['variantOf']);
    const inCore = core && withoutPublished(core.json, (id) => id === file.id);
    return [
      [file, retiredLife(file, core)],
      ...(core && inCore ? [[core, inCore] as [CatalogueFile, JsonRecord]] : []),
    ];
  }
  if (file.kind !== 'core') return [[file, unpublished(file.json)]];
  const lives = selectTexts(file.json, ['variants', '*', 'id']).flatMap(
    ({ value }) => characterAt(catalogue, value) ?? [],
  );
  return [
    [file, withoutPublished(unpublished(file.json), () => true)],
    ...lives.map((life): [CatalogueFile, JsonRecord] => [life, unpublished(life.json)]),
  ];
}

/** The changes that hide an item from visitors; a person goes with all lives. Throws a sentence where it is not published. */
export function retirePlan(catalogue: CatalogueTexts, path: string): Plan {
  const file = fileAt(catalogue, path);
  if (!file) throw new Error(`${nameOfFile({ path })} no longer exists.`);
  const files = retired(catalogue, file).flatMap(([each, json]) => editedFile(each, json) ?? []);
  if (files.length === 0) throw new Error(`${file.id} is not published.`);
  return { summary: `Retire ${file.id}`, files, notes: [] };
}
