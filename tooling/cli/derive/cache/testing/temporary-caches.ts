import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DerivationCache } from '../derivation-cache';

/** Gives each test of a file a folder for caches, which is removed after it. */
export function temporaryCaches() {
  let below = '';
  beforeEach(() => {
    below = mkdtempSync(path.join(tmpdir(), 'derived-'));
  });
  afterEach(() => rmSync(below, { recursive: true }));
  return {
    /** The folder of all caches. */
    get below() {
      return below;
    },
    open: (version = 'one', where = below) => DerivationCache.open('/catalogue', { below: where, version }),
    /** The file of the cache that was saved. */
    file: () => path.join(below, readdirSync(below)[0] ?? ''),
  };
}
