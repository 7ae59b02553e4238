import { readImageIndex } from '@otherfolk/shared/catalogue/read-image-index';
import type { ImageIndex } from '@otherfolk/shared/catalogue/schemas/image-index';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import type { BundleKey } from '@otherfolk/shared/contract/guarded-keys';
import {
  type Audience,
  AUDIENCES,
  audiencesOf,
  VIEWERS,
  type ViewName,
  WHOLE_VIEW,
} from '@otherfolk/shared/domain/audiences';
import {
  type GuardedFile,
  type GuardedIndex,
  type GuardedPart,
  guardedParts,
  guardedPath,
  indexFileOf,
  randomKey,
  randomName,
} from '@otherfolk/shared/guarded/guarded-index';
import { sealFile } from '@otherfolk/shared/guarded/sealed-file';
import { contentHash } from '@otherfolk/system/content-hash';
import type { SplitCatalogue } from './split-catalogue';

export type AudienceKeys = Record<Audience, BundleKey>;

/** Fresh keys for a new bundle. */
export function newKeys(): AudienceKeys {
  const bundle = randomName();
  return Object.fromEntries(AUDIENCES.map((audience) => [audience, { bundle, key: randomKey() }])) as AudienceKeys;
}

type ViewContent = () => Promise<Uint8Array<ArrayBuffer> | undefined>;

interface PlannedFile {
  key: string;
  isText: boolean;
  content: ViewContent;
}

/** Where a kind of member finds its index of a part in a bundle, and what opens it. */
export const indexFileFor = (view: ViewName, part: GuardedPart, keys: AudienceKeys) =>
  indexFileOf(
    audiencesOf(VIEWERS[view]).map((audience) => keys[audience]),
    part,
  );

/** The kinds of viewers that may see more than a visitor. */
export const MEMBERS = (Object.keys(VIEWERS) as ViewName[]).filter((name) => name !== '');

/** Every index of a bundle: of each kind of member, one for each part. */
export const INDEXES = MEMBERS.flatMap((view) => guardedParts.map((part) => ({ view, part })));

/**
 * The guarded files of a catalogue: for each kind of member, what he may read and visitors may not, encrypted. Contents that several
 * kinds read are one file. Nothing is read or encrypted before it is asked for.
 */
export class GuardedBundle {
  /**
   * The places of files by the version of the content, for all states under the same keys: files that have not changed stay where they are.
   */
  private readonly places: Map<string, GuardedFile>;
  /** The indexes that were read of any state under the same keys: a reader may ask for a file that one of them has named. */
  private readonly read: Map<string, { view: ViewName; part: GuardedPart }>;
  private readonly planned = new Map<string, PlannedFile>();
  private readonly indexes: Promise<ReadonlyMap<string, { view: ViewName; part: GuardedPart; key: string }>>;
  private readonly indexed = new Map<string, Promise<GuardedIndex>>();
  private sizes: Promise<ImageIndex> | undefined;

  constructor(
    readonly split: SplitCatalogue,
    readonly keys: AudienceKeys,
    /** The bundle of an earlier state, under the same keys. */
    earlier?: GuardedBundle,
  ) {
    this.places = earlier?.places ?? new Map<string, GuardedFile>();
    this.read = earlier?.read ?? new Map<string, { view: ViewName; part: GuardedPart }>();
    this.indexes = Promise.all(
      INDEXES.map(async ({ view, part }) => {
        const [name, key] = await indexFileFor(view, part, keys);
        return [name, { view, part, key }] as const;
      }),
    ).then((entries) => new Map(entries));
  }

  get name(): string {
    return this.keys.next.bundle;
  }

  /** The names of all files. */
  async names(): Promise<string[]> {
    for (const { view, part } of INDEXES) await this.index(view, part);
    return [...(await this.indexes).keys(), ...this.planned.keys()];
  }

  /** Says what is in the files: the same for equal contents only. */
  async contentHash(): Promise<string> {
    const hashes = new Map<string, string>();
    const lines: string[] = [];
    for (const { view, part } of INDEXES) {
      for (const [file, [name]] of Object.entries(await this.index(view, part))) {
        const known = hashes.get(name) ?? contentHash((await this.planned.get(name)?.content()) ?? '');
        hashes.set(name, known);
        lines.push(`${view} ${file} ${known}`);
      }
    }
    return contentHash(lines.sort().join('\n'));
  }

  /** The encrypted file of a name; undefined where there is none. */
  async file(name: string): Promise<Uint8Array | undefined> {
    const index = (await this.indexes).get(name);
    if (index) {
      const content = new TextEncoder().encode(JSON.stringify(await this.index(index.view, index.part)));
      return sealFile(content, index.key, guardedPath(this.name, name), true);
    }
    if (!this.planned.has(name))
      await Promise.all([...this.read.values()].map(({ view, part }) => this.index(view, part)));
    const planned = this.planned.get(name);
    const content = await planned?.content();
    return planned && content && sealFile(content, planned.key, guardedPath(this.name, name), planned.isText);
  }

  private index(view: ViewName, part: GuardedPart): Promise<GuardedIndex> {
    const id = `${view} ${part}`;
    const index = this.indexed.get(id) ?? this.plan(view, part);
    this.indexed.set(id, index);
    this.read.set(id, { view, part });
    return index;
  }

  /** What a kind of member reads of a part otherwise than a visitor. */
  private async plan(view: ViewName, part: GuardedPart): Promise<GuardedIndex> {
    const index: GuardedIndex = {};
    this.sizes ??= readImageIndex(this.split.reader(WHOLE_VIEW), () => undefined);
    const sizes = await this.sizes;
    for (const file of await this.split.filesOf(view, part)) {
      const version = await this.split.versionOf(view, file);
      if (version === undefined || version === (await this.split.versionOf('', file))) continue;
      index[file] = [...this.place(`${file} ${version}`, view, file), ...sizeOf(file, sizes)];
    }
    return index;
  }

  private place(version: string, view: ViewName, file: string): [name: string, key: string] {
    const [name, key] = this.places.get(version) ?? [randomName(), randomKey()];
    this.places.set(version, [name, key]);
    const content = () => this.split.content(view, file);
    this.planned.set(name, { key, isText: file.endsWith('.json'), content });
    return [name, key];
  }
}

function sizeOf(file: string, sizes: ImageIndex): [] | [width: number, height: number] {
  const size = file.startsWith(IMAGES) ? sizes[file.slice(IMAGES.length)] : undefined;
  return size ? [size.width, size.height] : [];
}
