import type * as v from 'valibot';
import { catalogueFiles, ENTITY_FILE, MENTIONS_FILE, REDIRECTS_FILE } from '../catalogue/catalogue-files';
import { parseCharacterCore, parseCharacterVariant } from '../catalogue/read-character';
import { parseLocation } from '../catalogue/read-locations';
import { parsePlot } from '../catalogue/read-plots';
import { changelogSchema } from '../catalogue/schemas/changelog';
import { type CharacterCore, characterCoreSchema } from '../catalogue/schemas/character-core';
import { type CharacterVariant, characterVariantSchema } from '../catalogue/schemas/character-variant';
import { familySchema } from '../catalogue/schemas/family';
import { imageIndexSchema } from '../catalogue/schemas/image-index';
import { type Location, locationSchema } from '../catalogue/schemas/location';
import { mentionsSchema } from '../catalogue/schemas/mentions';
import { type Plot, plotSchema } from '../catalogue/schemas/plot';
import { redirectsSchema } from '../catalogue/schemas/redirects';
import { siteSchema } from '../catalogue/schemas/site';
import { saysThatItIsAVariant } from '../catalogue/variant-file';
import { derivedIdOf } from '../derived/derived-folders';
import { isValidId } from '../domain/id';
import { isJsonRecord, type JsonRecord } from '../domain/json-record';
import { errorAt, type Finding, warningAt } from './finding';
import { selectTexts } from './select-values';

/** A file of one entity, as written and as the site reads it. */
export interface Entity<Value> {
  id: string;
  file: string;
  json: JsonRecord;
  value: Value;
}

export interface SchemaFile {
  file: string;
  json: unknown;
  schema: v.GenericSchema;
  /** Names the schema. */
  kind: string;
}

/** A whole catalogue, every map in the order of ids. */
export interface Content {
  cores: Map<string, Entity<CharacterCore>>;
  variants: Map<string, Entity<CharacterVariant>>;
  plots: Map<string, Entity<Plot>>;
  locations: Map<string, Entity<Location>>;
  families: Map<string, Entity<JsonRecord>>;
  /** Of the single files and the derived ones; what is missing is not in it. */
  json: ReadonlyMap<string, unknown>;
  /** Every file of the folder, images too. */
  files: ReadonlySet<string>;
  /** The files with the schemas that they must meet. */
  schemaFiles: SchemaFile[];
  findings: Finding[];
}

/** Gives what follows from a file; `derive` gets it parsed. `what` says what it is, and names it for whoever knows it already. */
export type OfFile = <Value>(what: string, file: string, derive: (json: unknown) => Value) => Value;

/** Finds everything anew. */
export const ofContent =
  ({ json }: Pick<Content, 'json'>): OfFile =>
  (_, file, derive) =>
    derive(json.get(file));

export const DERIVED_FILES: readonly string[] = [
  catalogueFiles.characterIndex,
  catalogueFiles.plotIndex,
  catalogueFiles.plotVariantIndex,
  catalogueFiles.locationIndex,
];

const SINGLE_FILES = new Map<string, v.GenericSchema>([
  [catalogueFiles.site, siteSchema],
  [catalogueFiles.changelog, changelogSchema],
  [catalogueFiles.imageIndex, imageIndexSchema],
  [MENTIONS_FILE, mentionsSchema],
  [REDIRECTS_FILE, redirectsSchema],
]);

// What the lenient readers would warn about is found through the schemas, with more to say about it.
const silent = () => undefined;

function isVariant(id: string, json: JsonRecord, listed: ReadonlySet<string>): boolean {
  return listed.has(id) || saysThatItIsAVariant(json);
}

class ContentBuilder {
  readonly content: Content;
  private readonly listed: Set<string>;

  constructor(json: ReadonlyMap<string, unknown>, files: ReadonlySet<string>) {
    const empty = () => new Map<string, never>();
    this.content = {
      cores: empty(),
      variants: empty(),
      plots: empty(),
      locations: empty(),
      families: empty(),
      json,
      files,
      schemaFiles: [],
      findings: [],
    };
    const references = [...json.values()].flatMap((each) => selectTexts(each, ['variants', '*', 'id']));
    this.listed = new Set(references.map(({ value }) => value));
  }

  add(file: string, json: unknown): void {
    const { findings, schemaFiles } = this.content;
    const single = SINGLE_FILES.get(file);
    const [, folder, id] = ENTITY_FILE.exec(file) ?? [];
    if (single) schemaFiles.push({ file, json, schema: single, kind: file });
    else if (DERIVED_FILES.includes(file) || derivedIdOf(file)) return;
    else if (folder === undefined) {
      findings.push(warningAt({ file }, 'not a file of the catalogue: the site never reads it', 'Move or remove it'));
    } else if (!isValidId(id)) {
      findings.push(
        errorAt({ file }, 'its name is not an id', 'Rename it with small letters, digits and hyphens only, at most 80'),
      );
    } else if (!isJsonRecord(json)) {
      findings.push(errorAt({ file }, 'not an object', 'Write the fields of the contract between { and }'));
    } else this.addEntity(folder, { id, file, json });
  }

  private addEntity(folder: string, place: { id: string; file: string; json: JsonRecord }): void {
    const { content } = this;
    const { id, file, json } = place;
    const meets = (kind: string, schema: v.GenericSchema) => content.schemaFiles.push({ file, json, schema, kind });
    if (folder === 'families') {
      meets('family', familySchema);
      content.families.set(id, { ...place, value: json });
    } else if (folder === 'plots') {
      meets('plot', plotSchema);
      content.plots.set(id, { ...place, value: parsePlot(id, json, silent) });
    } else if (folder === 'locations') {
      meets('location', locationSchema);
      content.locations.set(id, { ...place, value: parseLocation(id, json, silent) });
    } else if (isVariant(id, json, this.listed)) {
      meets('variant', characterVariantSchema);
      content.variants.set(id, { ...place, value: parseCharacterVariant(id, json, silent) });
    } else {
      meets('core', characterCoreSchema);
      content.cores.set(id, { ...place, value: parseCharacterCore(id, json, silent) });
    }
  }
}

/** `json` holds the parsed files by their paths. A file of characters/ is a variant if it says so or a core lists it. */
export function contentOf(json: ReadonlyMap<string, unknown>, files: ReadonlySet<string>): Content {
  const builder = new ContentBuilder(json, files);
  const sorted = [...json].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [file, each] of sorted) builder.add(file, each);
  return builder.content;
}
