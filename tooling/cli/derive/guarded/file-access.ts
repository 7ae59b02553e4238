import { contentHash } from '@otherfolk/system/content-hash';
import type { CatalogueView } from './catalogue-view';
import { cutFile } from './cut-file';

/**
 * What a viewer has of a file, as far as its facts say it: nothing, all of it, or a part, of which `left` is a hash; `unread` where it
 * has to be read to know.
 */
type Access = 'hidden' | 'whole' | 'unread' | { left: string };

/** What a viewer has of the files that are not whole for him: most are. */
export type Exceptions = readonly (readonly [file: string, access: Access])[];

function accessTo(view: CatalogueView, file: string): Access {
  if (!view.hasFile(file)) return 'hidden';
  if (!file.endsWith('.json')) return 'whole';
  const cuttable = view.facts.cuttableOf(file);
  if (!cuttable) return 'unread';
  const cut = cutFile(view, file, cuttable);
  return cut === cuttable ? 'whole' : { left: contentHash(JSON.stringify(cut)) };
}

/** Finds the files, among these, that are not whole in a view. */
export function exceptionsIn(view: CatalogueView, files: Iterable<string>): Exceptions {
  const all = Array.from(files, (file) => [file, accessTo(view, file)] as const);
  return all.filter(([, access]) => access !== 'whole');
}

/** What a viewer has of each file of a catalogue. */
export class FileAccess {
  private readonly exceptions: ReadonlyMap<string, Access>;

  constructor(
    /** Every file that the site could hand out: nobody has another. */
    private readonly files: { has: (file: string) => boolean },
    exceptions: Exceptions,
  ) {
    this.exceptions = new Map(exceptions);
  }

  of(file: string): Access {
    return this.files.has(file) ? (this.exceptions.get(file) ?? 'whole') : 'hidden';
  }

  /**
   * The version of a file for the viewer, as far as that is known without reading it: it follows from that of the whole file, and from
   * what is left of what may be cut.
   */
  versionOf(file: string, version: string | undefined): string | undefined {
    const access = this.of(file);
    if (version === undefined || typeof access === 'string') return access === 'whole' ? version : undefined;
    return contentHash(`${version} ${access.left}`);
  }
}
