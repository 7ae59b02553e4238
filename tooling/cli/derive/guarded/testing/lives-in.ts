import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';

/** Parsed files by their paths; of an image, its content. */
export type Files = ReadonlyMap<string, unknown>;

const ID = /^[a-z0-9][a-z0-9-]{0,79}$/;
const IMAGE = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

export const record = (value: unknown): JsonRecord => (isJsonRecord(value) ? value : {});
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const records = (value: unknown): JsonRecord[] => list(value).filter(isJsonRecord);
export const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);
export const isImage = (value: unknown): value is string => typeof value === 'string' && IMAGE.test(value);
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
export const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The value of the uppermost layer that has one. */
export const topmost = <T>(
  layers: JsonRecord[],
  of: (layer: JsonRecord) => unknown,
  is: (value: unknown) => value is T,
) => layers.map(of).findLast(is);

export interface Life {
  id: string;
  core: string | undefined;
  /** Core, overrides, own file. */
  layers: JsonRecord[];
  hasFile: boolean;
  /** What says which stage it has. */
  staged: JsonRecord[];
}

export function idsIn(files: Files, folder: string): string[] {
  const found = [...files.keys()].flatMap((file) => {
    const [, in_, id] = /^([a-z]+)\/([^/.]+)\.json$/.exec(file) ?? [];
    return in_ === folder && id !== undefined && file !== 'plots/index.json' && file !== 'locations/index.json'
      ? id
      : [];
  });
  return found.sort();
}

export function jsonOf(files: Files, folder: string, id: string | undefined): JsonRecord | undefined {
  const json = files.get(`${folder}/${id}.json`);
  return isJsonRecord(json) ? json : undefined;
}

function isCore(files: Files, id: string): boolean {
  const json = jsonOf(files, 'characters', id);
  return json !== undefined && !('variantOf' in json || 'variantLabel' in json || 'variantOverrides' in json);
}

/** All lives of a catalogue, one for each core that a file is a life of. */
export function livesIn(files: Files): Life[] {
  const characters = idsIn(files, 'characters');
  const listed = characters
    .filter((id) => isCore(files, id))
    .flatMap((core) =>
      records(jsonOf(files, 'characters', core)?.['variants']).flatMap((entry) =>
        isId(entry['id']) ? [{ core, id: entry['id'], entry }] : [],
      ),
    );
  const own = characters
    .filter((id) => !isCore(files, id))
    .flatMap((id) => {
      const { variantOf } = record(jsonOf(files, 'characters', id));
      if (isId(variantOf)) return [{ id, core: variantOf }];
      const cores = listed.filter((each) => each.id === id).map(({ core }) => core);
      return (cores.length > 0 ? cores : [undefined]).map((core) => ({ id, core }));
    });
  const withFile = own.map(({ id, core }): Life => {
    const json = record(jsonOf(files, 'characters', id));
    const layers = [record(jsonOf(files, 'characters', core)), record(json['variantOverrides']), json];
    return { id, core, layers, staged: layers, hasFile: true };
  });
  const without = listed
    .filter(({ id }) => !jsonOf(files, 'characters', id))
    .map(({ id, core, entry }): Life => {
      return { id, core, layers: [record(jsonOf(files, 'characters', core))], staged: [entry], hasFile: false };
    });
  return [...withFile, ...without];
}
