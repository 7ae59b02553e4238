import { contentHash } from '@otherfolk/system/content-hash';
import type { CatalogueView } from './catalogue-view';
import { cutFile } from './cut-file';

/**
 * What a viewer has of a file, as far as its facts say it: nothing, all of it, or a part, of which `left` is a hash; `unread` where it
 * has to be read to know.
 */
type Decision = 'hidden' | 'whole' | 'unread' | { left: string };

/** The decisions on files that are not whole: most are. */
export type Exceptions = readonly (readonly [file: string, decision: Decision])[];

function decide(view: CatalogueView, file: string): Decision {
  if (!view.hasFile(file)) return 'hidden';
  if (!file.endsWith('.json')) return 'whole';
  const cuttable = view.facts.cuttableOf(file);
  if (!cuttable) return 'unread';
  const cut = cutFile(view, file, cuttable);
  return cut === cuttable ? 'whole' : { left: contentHash(JSON.stringify(cut)) };
}

/** Decides on these files for whoever has the view. */
export function exceptionsIn(view: CatalogueView, files: Iterable<string>): Exceptions {
  const decided = Array.from(files, (file) => [file, decide(view, file)] as const);
  return decided.filter(([, decision]) => decision !== 'whole');
}

/** What a viewer has of each file of a catalogue. */
export class ViewDecisions {
  private readonly exceptions: ReadonlyMap<string, Decision>;

  constructor(
    /** Every file that the site could hand out: nobody has another. */
    private readonly files: { has: (file: string) => boolean },
    exceptions: Exceptions,
  ) {
    this.exceptions = new Map(exceptions);
  }

  of(file: string): Decision {
    return this.files.has(file) ? (this.exceptions.get(file) ?? 'whole') : 'hidden';
  }

  /**
   * The version of a file for the viewer, as far as that is known without reading it: it follows from that of the whole file, and from
   * what is left of what may be cut.
   */
  versionOf(file: string, version: string | undefined): string | undefined {
    const decision = this.of(file);
    if (version === undefined || typeof decision === 'string') return decision === 'whole' ? version : undefined;
    return contentHash(`${version} ${decision.left}`);
  }
}
