import { cp, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import type { DerivationCache } from '../../../derive/cache/derivation-cache';
import { withDerivationCache } from '../../../derive/cache/with-derivation-cache';
import { TemporaryCatalogue } from '../../../derive/content/testing/temporary-catalogue';
import { catalogueEdit } from './catalogue-edits';

/** The number of steps after which the catalogue is as it was in the beginning: what is left of it otherwise shows less and less. */
const STEPS_FROM_START = 8;

/** A copy of the fixture catalogue that is edited at random, with a cache of what is derived of it. */
export class EditedCatalogue {
  private constructor(
    private readonly below: string,
    private readonly start: TemporaryCatalogue,
    private readonly catalogue: TemporaryCatalogue,
    /** Its real path. */
    readonly folder: string,
  ) {}

  static async open(): Promise<EditedCatalogue> {
    const below = await mkdtemp(path.join(tmpdir(), 'edited-'));
    const start = await TemporaryCatalogue.ofFixture();
    const catalogue = await TemporaryCatalogue.empty();
    return new EditedCatalogue(below, start, catalogue, await realpath(catalogue.folder));
  }

  /** Edits it in so many steps, of two edits on average; gives the names of those of each. */
  async *edits(steps: number): AsyncGenerator<string> {
    const site = { folder: path.join(this.below, 'site'), records: path.join(this.below, 'records') };
    for (const each of Object.values(site)) await mkdir(each);
    const batches = fc.sample(fc.array(catalogueEdit, { minLength: 1, maxLength: 3 }), steps);
    for (const [step, batch] of batches.entries()) {
      if (step % STEPS_FROM_START === 0) {
        await this.catalogue.remove();
        await cp(this.start.folder, this.folder, { recursive: true });
      }
      for (const edit of batch) await edit.apply(this.catalogue, site);
      yield batch.map(({ name }) => name).join('; ');
    }
  }

  /** Does a work with what the works before have derived, as one command does after the other. */
  withCache<Result>(work: (cache: DerivationCache) => Promise<Result>): Promise<Result> {
    return withDerivationCache(this.folder, work, { below: this.below, version: 'one' });
  }

  async remove(): Promise<void> {
    await rm(this.below, { recursive: true });
    await this.start.remove();
    await this.catalogue.remove();
  }
}
