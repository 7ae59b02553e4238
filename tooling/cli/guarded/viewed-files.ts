import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { VIEWERS, type ViewName, WHOLE_VIEW } from '@otherfolk/shared/domain/audiences';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { contentHash } from '@otherfolk/system/content-hash';
import type { DerivationCache } from '../derived/derivation-cache';
import { CatalogueFacts } from './catalogue-facts';
import { CatalogueView } from './catalogue-view';
import { cutFile } from './cut-file';
import type { LookedAt } from './look-at-files';
import { type Exceptions, exceptionsIn, ViewDecisions } from './view-decisions';

/** A file as a viewer may know it: as it lies there, or the text of what is left of it. */
export type ViewedFile = { kind: 'whole' } | { kind: 'cut'; text: string };

export const WHOLE: ViewedFile = { kind: 'whole' };

/** Stands in the cache for a file of which nothing is cut. */
const ALL = 'null';

/** Nothing is hidden or cut. The image index is put together anew where it is read. */
const OF_WHOLE_VIEW: Exceptions = [[catalogueFiles.imageIndex, 'unread']];

/** What decides on who has what of the files of a catalogue. */
interface Deciding {
  /** Every file that the site could hand out. */
  files: ReadonlyMap<string, unknown>;
  looked: LookedAt;
  release: number;
  today: LocalDay;
}

/** What is in files of a catalogue for each kind of viewer. What `cache` knows is not decided again, and no facts are read for it. */
export class ViewedFiles {
  private readFacts: CatalogueFacts | undefined;
  private readVersion: string | undefined;
  private readonly views = new Map<ViewName, CatalogueView>();
  private readonly decided = new Map<ViewName, Promise<ViewDecisions>>();

  constructor(
    private readonly deciding: Deciding,
    private readonly cache: DerivationCache,
  ) {}

  /** What a viewer has of each file. */
  decisionsFor(name: ViewName): Promise<ViewDecisions> {
    const known = this.decided.get(name);
    if (known) return known;
    const decided = this.decide(name);
    this.decided.set(name, decided);
    decided.catch(() => this.decided.delete(name));
    return decided;
  }

  /** What is left of a file that the viewer has; `version` says what the file is, and `mayKeep` whether it still is that. */
  async leftOf(
    name: ViewName,
    file: string,
    { version, parse, mayKeep }: { version: string; parse: () => unknown; mayKeep: () => boolean },
  ): Promise<ViewedFile> {
    const cutText = () => {
      const json = parse();
      const cut = cutFile(this.view(name), file, json);
      return Promise.resolve(cut === json ? ALL : JSON.stringify(cut));
    };
    const text = await this.cache.latestJson(['left', name, file], `${this.version} ${version}`, cutText, mayKeep);
    return text === ALL ? WHOLE : { kind: 'cut', text };
  }

  private async decide(name: ViewName): Promise<ViewDecisions> {
    const { files } = this.deciding;
    if (name === WHOLE_VIEW) return new ViewDecisions(files, OF_WHOLE_VIEW);
    const exceptions = await this.cache.latest<Exceptions>(['decisions', name], this.version, () =>
      Promise.resolve(exceptionsIn(this.view(name), files.keys())),
    );
    return new ViewDecisions(files, exceptions);
  }

  /** The hash over all that decides: the same for equal decisions only. */
  private get version(): string {
    return (this.readVersion ??= this.hashDeciding());
  }

  private hashDeciding(): string {
    const { files, looked, release, today } = this.deciding;
    const over = [today, String(release), looked.factsVersion, looked.readCuttableVersion(), ...files.keys()];
    return contentHash(over.join('\n'));
  }

  private view(name: ViewName): CatalogueView {
    const made = this.views.get(name);
    if (made) return made;
    const { files, looked, release, today } = this.deciding;
    this.readFacts ??= new CatalogueFacts(looked.readFacts(), looked.cuttableOf);
    const viewer = { ...VISITOR, ...VIEWERS[name] };
    const view = new CatalogueView(this.readFacts, new Set(files.keys()), viewer, release, today);
    this.views.set(name, view);
    return view;
  }
}
