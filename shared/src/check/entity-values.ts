import type * as v from 'valibot';
import type { JsonRecord } from '../domain/json-record';
import { type CharacterCore, characterCoreSchema } from '../kinds/character/character-core-schema';
import { type CharacterVariant, characterVariantSchema } from '../kinds/character/character-variant-schema';
import { parseCharacterCore, parseCharacterVariant } from '../kinds/character/read-character';
import { familySchema } from '../kinds/family/family-schema';
import { type Location, locationSchema } from '../kinds/location/location-schema';
import { parseLocation } from '../kinds/location/read-locations';
import { type Plot, plotSchema } from '../kinds/plot/plot-schema';
import { parsePlot } from '../kinds/plot/read-plots';

/** What the site reads of a file of each kind. */
interface EntityValues {
  core: CharacterCore;
  variant: CharacterVariant;
  plot: Plot;
  location: Location;
  family: JsonRecord;
}

export type EntityKind = keyof EntityValues;

export type EntityValue<Kind extends EntityKind> = EntityValues[Kind];

export const SCHEMAS: Readonly<Record<EntityKind, v.GenericSchema>> = {
  core: characterCoreSchema,
  variant: characterVariantSchema,
  plot: plotSchema,
  location: locationSchema,
  family: familySchema,
};

// What the lenient readers would warn about is found through the schemas, with more to say about it.
const silent = () => undefined;

/** In the order in which entities are checked. */
export const ENTITY_KINDS = Object.keys(SCHEMAS) as EntityKind[];

const READERS: { [Kind in EntityKind]: (id: string, json: JsonRecord) => EntityValues[Kind] } = {
  core: (id, json) => parseCharacterCore(id, json, silent),
  variant: (id, json) => parseCharacterVariant(id, json, silent),
  plot: (id, json) => parsePlot(id, json, silent),
  location: (id, json) => parseLocation(id, json, silent),
  family: (_, json) => json,
};

const values = new WeakMap<JsonRecord, { kind: EntityKind; value: unknown }>();

/** What the site reads of a file, parsed once while `json` is in memory, which nobody changes: many rules and the indexes ask for it. */
export function valueOf<Kind extends EntityKind>(kind: Kind, id: string, json: JsonRecord): EntityValues[Kind] {
  const known = values.get(json);
  if (known?.kind === kind) return known.value as EntityValues[Kind];
  const value = READERS[kind](id, json);
  values.set(json, { kind, value });
  return value;
}
