import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jsonOfText, textOfBytes } from '@otherfolk/shared/catalogue/json-bytes';
import { isDeviceName } from '@otherfolk/shared/domain/disk-names';
import { isValidId } from '@otherfolk/shared/domain/id';
import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import { editJsonText } from '@otherfolk/shared/json-text/edit-json-text';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import { locationKind } from '@otherfolk/shared/kinds/location/kind';
import { plotKind } from '@otherfolk/shared/kinds/plot/kind';
import { reasonOf } from '@otherfolk/system/reason-of';
import { writeFileAtomically } from '@otherfolk/system/write-file-atomically';
import { writeFoundation } from './foundation';
import { INDEX_STEM } from './index-stem';
import { coreStarter, FIRST_LABEL, variantStarter } from './starters/character-starter';
import { labelOf } from './starters/genre-of-id';
import { locationStarter } from './starters/location-starter';
import { plotStarter } from './starters/plot-starter';

export const NEW_KINDS = ['character', 'variant', 'plot', 'location'] as const;

export type NewKind = (typeof NEW_KINDS)[number];

/** Why nothing can be written, in one sentence for whoever asked. */
export class CannotWrite extends Error {
  override name = 'CannotWrite';
}

const NEW_VARIANT_IN_CORE = { published: false, version: -1 }; // docs/data-contract.md#9-downloads-of-the-editors
const NEW_VARIANT = { published: false, version: 0 }; // docs/data-contract.md#9-downloads-of-the-editors

const jsonText = (json: unknown): string => `${JSON.stringify(json, null, 2)}\n`;

type Files = Map<string, string>;

interface Core {
  id: string;
  text: string;
  json: JsonRecord;
  variants: unknown[];
}

/** Undefined where there is no such file, or where it is a variant's. */
async function readCore(folder: string, id: string): Promise<Core | undefined> {
  const file = characterKind.file(id);
  if (!existsSync(join(folder, file))) return undefined;
  let text: string;
  let json: unknown;
  try {
    text = textOfBytes(await readFile(join(folder, file)));
    json = jsonOfText(text);
  } catch (error) {
    throw new CannotWrite(`${file} cannot be read: ${reasonOf(error)}`);
  }
  if (!isJsonRecord(json) || Object.hasOwn(json, 'variantOf')) return undefined;
  const variants = json['variants'] ?? [];
  if (!Array.isArray(variants)) throw new CannotWrite(`${file}: its variants are not a list`);
  return { id, text, json, variants };
}

function newCharacter(id: string, today: LocalDay): Files {
  const variantId = `${id}-${FIRST_LABEL.toLowerCase()}`;
  return new Map([
    [characterKind.file(id), jsonText(coreStarter(id, variantId, today))],
    [characterKind.file(variantId), jsonText(variantStarter(variantId, { coreId: id, label: FIRST_LABEL, today }))],
  ]);
}

/** The core with the longest id that the variant's id begins with. */
async function coreOf(folder: string, id: string): Promise<Core> {
  for (let end = id.lastIndexOf('-'); end > 0; end = id.lastIndexOf('-', end - 1)) {
    const core = await readCore(folder, id.slice(0, end));
    if (core) return core;
  }
  throw new CannotWrite(`no character begins ${id}: name a variant {character id}-{what is its own}`);
}

async function newVariant(folder: string, id: string, today: LocalDay): Promise<Files> {
  const core = await coreOf(folder, id);
  const label = labelOf(id.slice(core.id.length + 1));
  const variants = [...core.variants, { id, label, recordInfo: NEW_VARIANT_IN_CORE }];
  return new Map([
    [characterKind.file(id), jsonText(variantStarter(id, { coreId: core.id, label, today, stage: NEW_VARIANT }))],
    [characterKind.file(core.id), editJsonText(core.text, { ...core.json, variants })],
  ]);
}

async function filesOf(folder: string, kind: NewKind, id: string, today: LocalDay): Promise<Files> {
  if (kind === 'character') return newCharacter(id, today);
  if (kind === 'variant') return newVariant(folder, id, today);
  if (kind === 'plot') return new Map([[plotKind.file(id), jsonText(plotStarter(id, today))]]);
  return new Map([[locationKind.file(id), jsonText(locationStarter(id))]]);
}

/**
 * Writes a file to start from, and in a folder without site.json what a catalogue has besides: gives the paths of what was
 * written. Nothing is ever overwritten, but for a variant's entry in its core. Rejects with CannotWrite.
 */
export async function newItem(folder: string, kind: NewKind, id: string, today: LocalDay): Promise<string[]> {
  if (!isValidId(id) || id === INDEX_STEM) {
    throw new CannotWrite(`${JSON.stringify(id)} is no id: use small letters, digits and hyphens, at most 80`);
  }
  if (isDeviceName(id)) throw new CannotWrite(`Windows keeps the name ${id} for a device: choose another`);
  const files = await filesOf(folder, kind, id, today);
  const [own = '', ...others] = files.keys();
  // The second file of a variant is its core, which gets an entry.
  const taken = [own, ...(kind === 'variant' ? [] : others)].find((file) => existsSync(join(folder, file)));
  if (taken !== undefined) throw new CannotWrite(`${taken} is there already`);
  for (const [file, text] of files) await writeFileAtomically(join(folder, file), text);
  return [...files.keys(), ...(await writeFoundation(folder))];
}
