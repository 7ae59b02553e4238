import type * as v from 'valibot';
import { catalogueFiles, MENTIONS_FILE, REDIRECTS_FILE } from '../catalogue/catalogue-files';
import type { FromFiles } from '../catalogue/from-files';
import { counted, type Progress, silentProgress } from '../catalogue/progress';
import { imageIndexSchema } from '../catalogue/schemas/image-index';
import { mentionsSchema } from '../catalogue/schemas/mentions';
import { derivedIdOf } from '../derived/derived-folders';
import { isValidId } from '../domain/id';
import type { JsonRecord } from '../domain/json-record';
import { changelogSchema } from '../kinds/changelog/changelog-schema';
import { characterKind } from '../kinds/character/kind';
import { ENTITY_FILE, INDEX_FILES } from '../kinds/entity-folders';
import { ENTITY_KINDS, type EntityKind, type EntityValue, kindsIn, valueOf } from '../kinds/file-contents';
import { redirectsSchema } from '../kinds/redirects-schema';
import { siteSchema } from '../kinds/site/site-schema';
import { type FileSummary, summaryOfFile } from './file-summary';
import { errorAt, type Finding, warningAt } from './finding';

/** Files that hold JSON, parsed, by their paths inside the catalogue. They need not be in memory; nobody changes what they hold. */
export type JsonFiles = Pick<ReadonlyMap<string, unknown>, 'get' | 'has' | 'keys' | 'size'>;

/** Gives what was derived of files before, and derives the rest. */
export interface ContentMemo {
  /**
   * What follows from each of these, in their order. `derive` reads all files of an item, and gives JSON; `what` names the values among
   * others of the same files.
   */
  ofEach: <Item extends FromFiles, Value>(
    what: string,
    items: readonly Item[],
    derive: (item: Item) => Value,
    progress?: Progress,
  ) => Value[];
  /** Names a content: the same for equal contents only. */
  hash: (content: string) => string;
}

/** Derives everything anew. */
const noContentMemo: ContentMemo = {
  ofEach: (_, items, derive, progress = silentProgress('', items.length)) =>
    Array.from(counted(items, progress), derive),
  hash: String,
};

/** The file of one entity. What is written in it is read when it is asked for. */
export class Entity<Kind extends EntityKind = EntityKind> {
  readonly files: readonly [string];

  constructor(
    readonly kind: Kind,
    readonly id: string,
    readonly file: string,
    readonly summary: FileSummary,
    private readonly jsonFiles: JsonFiles,
  ) {
    this.files = [file];
  }

  /** The content of the file as it is written. */
  get json(): JsonRecord {
    return this.jsonFiles.get(this.file) as JsonRecord;
  }

  /** The content as the site reads it. */
  get value(): EntityValue<Kind> {
    return valueOf(this.kind, this.id, this.json);
  }
}

/** A whole catalogue, every map in the order of ids. */
export interface Content {
  entities: { readonly [Kind in EntityKind]: Map<string, Entity<Kind>> };
  /** All files of JSON, also the single ones and the derived ones. */
  json: JsonFiles;
  /** Every file of the folder, images too. */
  files: ReadonlySet<string>;
  memo: ContentMemo;
  findings: Finding[];
}

/** What to do about a file that is made of the others, and about the image index where images have changed. */
export const REMEDY_OF_DERIVED = 'Run npm run content -- index';

/** Whether a file is made of the others. */
export const isDerived = (file: string): boolean => INDEX_FILES.includes(file) || derivedIdOf(file) !== undefined;

/** The schemas of files that there are once. */
export const SINGLE_FILES: ReadonlyMap<string, v.GenericSchema> = new Map<string, v.GenericSchema>([
  [catalogueFiles.site, siteSchema],
  [catalogueFiles.changelog, changelogSchema],
  [catalogueFiles.imageIndex, imageIndexSchema],
  [MENTIONS_FILE, mentionsSchema],
  [REDIRECTS_FILE, redirectsSchema],
]);

class ContentBuilder {
  readonly content: Content;

  constructor(
    json: JsonFiles,
    files: ReadonlySet<string>,
    memo: ContentMemo,
    private readonly listed: ReadonlySet<string>,
  ) {
    const entities = Object.fromEntries(ENTITY_KINDS.map((kind) => [kind, new Map<string, never>()]));
    this.content = {
      entities: entities as unknown as Content['entities'],
      json,
      files,
      memo,
      findings: [],
    };
  }

  add(file: string, summary: FileSummary): void {
    const { findings } = this.content;
    const [, folder, id] = ENTITY_FILE.exec(file) ?? [];
    if (SINGLE_FILES.has(file)) return;
    if (folder === undefined) {
      findings.push(warningAt({ file }, 'not a file of the catalogue: the site never reads it', 'Move or remove it'));
    } else if (!isValidId(id)) {
      findings.push(
        errorAt({ file }, 'its name is not an id', 'Rename it with small letters, digits and hyphens only, at most 80'),
      );
    } else if (!summary.isObject) {
      findings.push(errorAt({ file }, 'not an object', 'Write the fields of the contract between { and }'));
    } else this.addEntity(folder, id, file, summary);
  }

  private addEntity(folder: string, id: string, file: string, summary: FileSummary): void {
    const { entities, json } = this.content;
    const add = <Kind extends EntityKind>(kind: Kind) =>
      (entities[kind] as Map<string, Entity<Kind>>).set(id, new Entity(kind, id, file, summary, json));
    const isVariant = summary.character?.isVariant || this.listed.has(id);
    if (folder === characterKind.folder) add(isVariant ? 'variant' : 'core');
    else for (const kind of kindsIn(folder)) add(kind);
  }
}

/** What was derived of a content before. */
interface KnownContent {
  memo: ContentMemo;
  /** The summaries of all files that are not derived. */
  summaries: ReadonlyMap<string, FileSummary>;
}

const derivedAnew = (json: JsonFiles): KnownContent => ({
  memo: noContentMemo,
  summaries: new Map([...json.keys()].map((file) => [file, summaryOfFile(file, json.get(file))] as const)),
});

/** A file of characters/ is a variant if it says so or a core lists it. */
export function contentOf(
  json: JsonFiles,
  files: ReadonlySet<string>,
  { memo, summaries }: KnownContent = derivedAnew(json),
): Content {
  const summarized = [...summaries].filter(([file]) => !isDerived(file)).sort(([a], [b]) => (a < b ? -1 : 1));
  const listed = new Set(summarized.flatMap(([, summary]) => summary.listed));
  const builder = new ContentBuilder(json, files, memo, listed);
  for (const [file, summary] of summarized) builder.add(file, summary);
  return builder.content;
}

/** The entities of these kinds, kind by kind. */
export function entitiesOf<Kind extends EntityKind = EntityKind>(
  { entities }: Content,
  kinds: readonly Kind[] = ENTITY_KINDS as Kind[],
): Entity<Kind>[] {
  return kinds.flatMap((kind) => [...entities[kind].values()]);
}
