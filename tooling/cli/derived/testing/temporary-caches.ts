import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DerivationCache } from '../derivation-cache';

/** Gives each test of a file a folder for caches; after it the folder is removed, and what was opened in it is closed. */
export function temporaryCaches() {
  let below = '';
  let opened: { close: () => void }[] = [];
  beforeEach(() => {
    below = mkdtempSync(path.join(tmpdir(), 'derived-'));
  });
  afterEach(() => {
    for (const each of opened) each.close();
    opened = [];
    rmSync(below, { recursive: true });
  });
  function closing<Opened extends { close: () => void }>(each: Opened): Opened {
    opened.push(each);
    return each;
  }
  return {
    /** The folder of all caches. */
    get below() {
      return below;
    },
    /** Has something closed after the test. */
    closing,
    open: async (version = 'one', where = below) =>
      closing(await DerivationCache.open('/catalogue', { below: where, version })),
    /** The file of the cache that was saved. */
    file: () => path.join(below, readdirSync(below)[0] ?? ''),
  };
}
