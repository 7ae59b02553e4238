import { readFile } from 'node:fs/promises';
import { CatalogueError, isCatalogueError } from '@otherfolk/shared/catalogue/catalogue-error';
import { catalogueFiles, DATA_PATH } from '@otherfolk/shared/catalogue/catalogue-files';
import type { DerivedText } from '@otherfolk/shared/catalogue/derived-text';
import { jsonOfBytes } from '@otherfolk/shared/catalogue/json-bytes';
import { silentProgress, type StartProgress } from '@otherfolk/shared/catalogue/progress';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import type { ContentMemo } from '@otherfolk/shared/check/content';
import { type DerivedId, derivedIdOf } from '@otherfolk/shared/derived/derived-folders';
import { type ViewName, WHOLE_VIEW } from '@otherfolk/shared/domain/audiences';
import { type LocalDay, localDayOf } from '@otherfolk/shared/domain/local-day';
import { type GuardedPart, guardedParts } from '@otherfolk/shared/guarded/guarded-index';
import { readSite } from '@otherfolk/shared/kinds/site/read-site';
import { contentHash } from '@otherfolk/system/content-hash';
import { contentMemo } from '../cache/content-memo';
import { DerivationCache } from '../cache/derivation-cache';
import { diskReader, isServed } from '../catalogue/catalogue-folder';
import { type FileList, type ListedFile, listFiles } from '../catalogue/list-files';
import { cutImageIndex } from './cut-file';
import { DerivedFiles } from './derived-files';
import { isAsListed, readBytes } from './file-versions';
import { type KnownFiles, lookAtFiles, parsed } from './look-at-files';
import { type ViewedFile, ViewedFiles, WHOLE } from './viewed-files';

/** One state of a catalogue, as each kind of viewer may know it. */
export class SplitCatalogue {
  readonly viewedFiles: ViewedFiles;
  private readonly viewed = new Map<string, Promise<ViewedFile | undefined>>();
  private readonly viewedVersions = new Map<string, string | undefined>();
  private readonly derived: DerivedFiles;
  /** Reads files as a visitor may know them; always the same reader, so that pages of one state share what they read. */
  readonly visitorReader: ReadJson;

  private constructor(
    readonly folder: string,
    /** The same for states in which nothing has changed. */
    readonly version: string,
    /** Every file that the site could hand out. */
    readonly files: ReadonlyMap<string, ListedFile>,
    /** The version of each file: the same as long as it has not changed. */
    private readonly versions: ReadonlyMap<string, string>,
    readonly findings: FileList['findings'],
    private readonly known: KnownFiles,
    release: number,
    /** The day on which it counts what is released. */
    readonly today: LocalDay,
    private readonly cache: DerivationCache,
    startProgress: StartProgress,
  ) {
    this.viewedFiles = new ViewedFiles({ files, known, release, today });
    this.derived = new DerivedFiles(this, cache, startProgress);
    this.visitorReader = this.reader('');
  }

  /**
   * `folder`: the real path of the catalogue. `before`: the state that was there last, which is given back where nothing has changed.
   * What `cache` knows is not derived again. `list`: its files, where they have been listed just now.
   */
  static async read(
    folder: string,
    before?: SplitCatalogue,
    cache: DerivationCache = new DerivationCache(),
    startProgress: StartProgress = silentProgress,
    list?: FileList,
  ): Promise<SplitCatalogue> {
    const listed = list ?? (await listFiles(folder));
    const files = new Map([...listed.files].filter(([file, { real }]) => isServed(folder, file, real)));
    const jsonFiles = new Map([...files].filter(([file]) => file.endsWith('.json')));
    const progress = startProgress('looking at files', jsonFiles.size);
    const known = lookAtFiles(jsonFiles, cache, before?.known, progress);
    const versions = new Map(
      [...files].map(([file, { stamp, bytes }]) => [file, known.get(file)?.version ?? stamp ?? String(bytes)]),
    );
    // What is released on a day is another catalogue from that day on.
    const today = localDayOf(new Date());
    const version = contentHash([today, ...versions].join('\n'));
    if (before?.version === version) return before;
    const { currentRelease } = await readSite(diskReader(folder), () => undefined);
    return new SplitCatalogue(
      folder,
      version,
      files,
      versions,
      listed.findings,
      known,
      currentRelease,
      today,
      cache,
      startProgress,
    );
  }

  /** The files that there are for a viewer, whatever may be cut out of them, and those that are derived for him. */
  async filesFor(name: ViewName): Promise<Set<string>> {
    return new Set((await Promise.all(guardedParts.map((part) => this.filesOf(name, part)))).flat());
  }

  /** The files for a viewer that belong to a part. */
  async filesOf(name: ViewName, part: GuardedPart): Promise<string[]> {
    if (part !== 'files') return [...(await this.derived.of(name, part)).keys()];
    const files = [...new Set([...this.files.keys(), catalogueFiles.imageIndex])];
    const access = this.viewedFiles.accessFor(name);
    const isThere = (file: string) => file === catalogueFiles.imageIndex || access.of(file) !== 'hidden';
    return files.filter((file) => !derivedIdOf(file) && isThere(file));
  }

  /**
   * Says what a file is for a viewer: the same for equal contents only, and for all viewers who see the same of it; undefined where
   * there is none for him.
   */
  async versionOf(name: ViewName, file: string): Promise<string | undefined> {
    const derived = derivedIdOf(file);
    if (derived) return (await this.derived.of(name, derived)).get(file)?.version;
    const key = `${name} ${file}`;
    if (this.viewedVersions.has(key)) return this.viewedVersions.get(key);
    const access = this.viewedFiles.accessFor(name);
    const version = access.versionOf(file, this.versions.get(file)) ?? (await this.versionByContent(name, file));
    if (this.mayHave(file)) this.viewedVersions.set(key, version);
    return version;
  }

  /** Whether files are as they were when this state was read; those that were not there are not read. */
  isUnchanged(files: readonly string[]): boolean {
    return files.every((file) => {
      const listed = this.files.get(file);
      return !listed || isAsListed(listed, this.versions.get(file) ?? '');
    });
  }

  private async versionByContent(name: ViewName, file: string): Promise<string | undefined> {
    const viewed = await this.file(name, file);
    return viewed?.kind === 'cut' ? contentHash(viewed.text) : viewed && this.versions.get(file);
  }

  /** The content of a file as a viewer may know it; undefined where there is none for him. */
  async content(name: ViewName, file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const viewed = await this.file(name, file);
    if (viewed?.kind === 'cut') return new TextEncoder().encode(viewed.text);
    const real = viewed && this.files.get(file)?.real;
    return real === undefined ? undefined : new Uint8Array(await readFile(real));
  }

  /** A file as a viewer may know it; undefined where there is none for him. */
  file(name: ViewName, file: string): Promise<ViewedFile | undefined> {
    if (derivedIdOf(file)) return this.derivedFile(name, file);
    const key = `${name} ${file}`;
    const known = this.viewed.get(key);
    if (known) return known;
    const viewed = this.look(name, file);
    if (file.endsWith('.json') && this.mayHave(file)) this.viewed.set(key, viewed);
    return viewed;
  }

  /** Nothing is kept for a name without a file: such names are without number. */
  private mayHave(file: string): boolean {
    return this.files.has(file) || file === catalogueFiles.imageIndex;
  }

  /** Reads files as a viewer may know them. */
  reader(name: ViewName): ReadJson {
    return async (file) => {
      const viewed = await this.file(name, file);
      if (!viewed) throw new CatalogueError('not-ok', DATA_PATH + file);
      return viewed.kind === 'cut' ? (JSON.parse(viewed.text) as unknown) : this.parse(file);
    };
  }

  /** What was derived of files as they lie in the catalogue. */
  get memo(): ContentMemo {
    const versionOf = (file: string) => this.versions.get(file) ?? '';
    return contentMemo(this.cache, { versionOf, isUnchanged: (files) => this.isUnchanged(files) });
  }

  /** A file as it lies in the catalogue; undefined for what is not JSON, or not there. */
  readJson(file: string): unknown {
    return parsed(readBytes(this.files.get(file)?.real ?? ''));
  }

  /** The files of a derived folder of what a viewer may know. */
  derivedFor(name: ViewName, id: DerivedId): Promise<ReadonlyMap<string, DerivedText>> {
    return this.derived.of(name, id);
  }

  private async derivedFile(name: ViewName, file: string): Promise<ViewedFile | undefined> {
    const id = derivedIdOf(file);
    const derived = id && (await this.derived.of(name, id)).get(file);
    return derived && { kind: 'cut', text: derived.text };
  }

  private parse(file: string): unknown {
    const bytes = readBytes(this.files.get(file)?.real ?? '');
    if (bytes === undefined) throw new CatalogueError('not-ok', DATA_PATH + file);
    try {
      return jsonOfBytes(bytes);
    } catch {
      throw new CatalogueError('not-json', DATA_PATH + file);
    }
  }

  private async look(name: ViewName, file: string): Promise<ViewedFile | undefined> {
    if (file === catalogueFiles.imageIndex) return this.lookAtImageIndex(name);
    const access = this.viewedFiles.accessFor(name).of(file);
    if (access === 'hidden') return undefined;
    return access === 'whole' ? WHOLE : this.left(name, file);
  }

  /** What is left of a file. What cannot be read is handed out as it is: whoever asks for it is told what is wrong with it. */
  private left(name: ViewName, file: string): ViewedFile {
    try {
      return this.viewedFiles.leftOf(name, file, this.parse(file));
    } catch (error) {
      if (!isCatalogueError(error)) throw error;
      return WHOLE;
    }
  }

  /** Sizes of images that its file lacks are measured. */
  private async lookAtImageIndex(name: ViewName): Promise<ViewedFile | undefined> {
    try {
      const index = await diskReader(this.folder)(catalogueFiles.imageIndex);
      const access = this.viewedFiles.accessFor(name);
      const hasImage = (image: string) => access.of(image) !== 'hidden';
      // The whole view also lists images that are missing.
      const cut = name === WHOLE_VIEW ? index : cutImageIndex(index, hasImage);
      return { kind: 'cut', text: JSON.stringify(cut) };
    } catch (error) {
      if (!isCatalogueError(error)) throw error;
      return this.files.has(catalogueFiles.imageIndex) ? WHOLE : undefined;
    }
  }
}
