import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { VIEWERS, type ViewName, WHOLE_VIEW } from '@otherfolk/shared/domain/audiences';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import { once } from '@otherfolk/shared/domain/once';
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { CatalogueFacts } from './catalogue-facts';
import { CatalogueView } from './catalogue-view';
import { cutFile } from './cut-file';
import { type Exceptions, exceptionsIn, FileAccess } from './file-access';
import type { KnownFiles } from './look-at-files';

/** A file as a viewer may know it: as it lies there, or the text of what is left of it. */
export type ViewedFile = { kind: 'whole' } | { kind: 'cut'; text: string };

export const WHOLE: ViewedFile = { kind: 'whole' };

/** Nothing is hidden or cut. The image index is put together anew where it is read. */
const OF_WHOLE_VIEW: Exceptions = [[catalogueFiles.imageIndex, 'unread']];

/** What decides on who has what of the files of a catalogue. */
interface Deciding {
  /** Every file that the site could hand out. */
  files: ReadonlyMap<string, unknown>;
  known: KnownFiles;
  release: number;
  today: LocalDay;
}

/** What is in files of a catalogue for each kind of viewer. */
export class ViewedFiles {
  private readonly facts = once(
    () =>
      new CatalogueFacts(
        new Map([...this.deciding.known].map(([file, { facts }]) => [file, facts])),
        (file) => this.deciding.known.get(file)?.cuttable,
      ),
  );
  private readonly views = new Map<ViewName, CatalogueView>();
  private readonly access = new Map<ViewName, FileAccess>();

  constructor(private readonly deciding: Deciding) {}

  /** What a viewer has of each file. */
  accessFor(name: ViewName): FileAccess {
    const known = this.access.get(name) ?? this.decide(name);
    this.access.set(name, known);
    return known;
  }

  /** What is left of a file that the viewer has, and that holds this. */
  leftOf(name: ViewName, file: string, json: unknown): ViewedFile {
    const cut = cutFile(this.view(name), file, json);
    return cut === json ? WHOLE : { kind: 'cut', text: JSON.stringify(cut) };
  }

  private decide(name: ViewName): FileAccess {
    const { files } = this.deciding;
    if (name === WHOLE_VIEW) return new FileAccess(files, OF_WHOLE_VIEW);
    return new FileAccess(files, exceptionsIn(this.view(name), files.keys()));
  }

  private view(name: ViewName): CatalogueView {
    const { files, release, today } = this.deciding;
    const viewer = { ...VISITOR, ...VIEWERS[name] };
    const view = this.views.get(name) ?? new CatalogueView(this.facts(), new Set(files.keys()), viewer, release, today);
    this.views.set(name, view);
    return view;
  }
}
