import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StartProgress } from '@otherfolk/shared/catalogue/progress';
import type { BundleKey } from '@otherfolk/shared/contract/guarded-keys';
import { AUDIENCES } from '@otherfolk/shared/domain/audiences';
import { guardedPath } from '@otherfolk/shared/guarded/guarded-index';
import { type RecordPlace, stagingFolder } from '../../export/site/export-record';
import { type AudienceKeys, GuardedBundle, newKeys } from './guarded-bundle';
import { type DeployedKeys, readKeysFile, removeKeysFile, writeKeysFile } from './guarded-keys-file';
import { ResealedBundle } from './resealed-bundle';
import type { SplitCatalogue } from './split-catalogue';

/** Bundles of so many earlier deployments stay: open tabs go on with them, and a rollback needs them. */
const EARLIER_BUNDLES = 3;

/** The guarded files of a site, ready to be put into their places. */
export interface StagedBundle {
  /** Where each of them waits, by its path in the site. */
  files: ReadonlyMap<string, string>;
  /** Whether a file of an earlier deployment stays. */
  keeps: (file: string) => boolean;
  /** Writes down the keys, for the deployment. */
  writeKeys: () => Promise<void>;
}

/** What can be encrypted, file by file. */
type SealedFiles = Pick<GuardedBundle, 'names' | 'file' | 'keys'>;

function keysAfter(keys: AudienceKeys, earlier: DeployedKeys | undefined): DeployedKeys {
  const documents = AUDIENCES.map((audience) => {
    const { bundle, key, before = [] } = earlier?.[audience] ?? {};
    const last = bundle !== undefined && key !== undefined ? [{ bundle, key }] : [];
    return [audience, { ...keys[audience], before: [...last, ...before].slice(0, EARLIER_BUNDLES) }];
  });
  return Object.fromEntries(documents) as DeployedKeys;
}

async function stageFiles(
  place: RecordPlace,
  bundle: SealedFiles,
  startProgress: StartProgress,
): Promise<Map<string, string>> {
  const staged = new Map<string, string>();
  const names = await bundle.names();
  const progress = startProgress('encrypting files', names.length);
  try {
    for (const name of names) {
      const content = await bundle.file(name);
      if (!content) throw new Error('A file has gone while it was to be encrypted. Nothing has changed; try again.');
      const file = guardedPath(bundle.keys.next.bundle, name).slice(1);
      const target = path.join(stagingFolder(place), file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
      staged.set(file, target);
      progress.add(1);
    }
  } finally {
    progress.end();
  }
  return staged;
}

/** Where guarded files come from. */
export type GuardedFrom =
  /** The catalogue; `ifChanged`: files and keys stay where what is in them is the same. */
  | { from: 'catalogue'; ifChanged: boolean }
  /** What is deployed, whose catalogue is not at hand. */
  | { from: 'site' };

const NOTHING = new Map<string, string>();

/** Whether the files that these keys open are still in the site. */
const opens = ({ folder }: RecordPlace, keys: DeployedKeys): Promise<boolean> =>
  ResealedBundle.open(folder, keys, newKeys()).then(
    () => true,
    () => false,
  );

/** Puts the guarded files of a site beside it, under new keys; nothing where it has none. */
export async function stageBundle(
  place: RecordPlace,
  split: SplitCatalogue,
  from: GuardedFrom | undefined,
  startProgress: StartProgress,
): Promise<StagedBundle> {
  const earlier = await readKeysFile(place);
  if (!from || (from.from === 'site' && !earlier))
    return { files: NOTHING, keeps: () => false, writeKeys: () => removeKeysFile(place) };
  const keepers = (keys: DeployedKeys, bundles: readonly BundleKey[]) => {
    const folders = [keys.next, ...bundles].map(({ bundle }) => guardedPath(bundle, '').slice(1));
    return (file: string) => folders.some((folder) => file.startsWith(folder));
  };
  const fresh = newKeys();
  const bundle =
    from.from === 'site' && earlier
      ? await ResealedBundle.open(place.folder, earlier.keys, fresh)
      : new GuardedBundle(split, fresh);
  const content = bundle instanceof GuardedBundle ? await bundle.contentHash() : earlier?.content;
  const isSame = from.from === 'catalogue' && from.ifChanged && earlier?.content === content;
  if (isSame && earlier && (await opens(place, earlier.keys)))
    return {
      files: NOTHING,
      keeps: keepers(earlier.keys, earlier.keys.next.before),
      writeKeys: () => Promise.resolve(),
    };
  const keys = keysAfter(fresh, earlier?.keys);
  return {
    files: await stageFiles(place, bundle, startProgress),
    keeps: keepers(keys, keys.next.before),
    writeKeys: () => writeKeysFile(place, { keys, content }),
  };
}
