import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { derivedFolders } from '@otherfolk/shared/derived/derived-folders';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import { readSite } from '@otherfolk/shared/kinds/site/read-site';
import { diskReader } from '../catalogue/catalogue-folder';
import { DerivationCache } from '../derived/derivation-cache';
import { recordsOf } from '../site/site';

/** A catalogue whose commands are measured, and where they write. */
export interface ScaledCatalogue {
  /** Its real path. */
  folder: string;
  /** The folder of its export. */
  site: string;
  /** Where folders wait that a step is to do without, on the same file system. */
  aside: string;
}

export type ScaleStepId =
  | 'index'
  | 'indexAfterChange'
  | 'check'
  | 'checkAfterChange'
  | 'export'
  | 'exportAgain'
  | 'exportAfterChange'
  | 'server';

interface ScaleStep {
  label: string;
  /** What is done before, and is not measured. */
  prepare: (catalogue: ScaledCatalogue) => Promise<unknown>;
  /** The words behind `run.mjs`. */
  command: (catalogue: ScaledCatalogue) => string[];
  ready?: RegExp;
  exitCodes?: readonly number[];
}

const ADDED = ' The bench has changed this life.';

/** Changes the text of one life: each time, it is another text. */
export async function changeOneLife({ folder }: ScaledCatalogue): Promise<void> {
  const [id = ''] = (await readSite(diskReader(folder))).featured.characters;
  const file = path.join(folder, characterKind.file(id));
  const life = JSON.parse(await readFile(file, 'utf8')) as { sections: { Overview: string } };
  life.sections.Overview += ADDED;
  await writeFile(file, JSON.stringify(life, null, 2));
}

const forget = ({ folder }: ScaledCatalogue) => DerivationCache.forget(folder);

/** Removed after all is measured: ext4 takes many times as long for new files while it remembers that others were deleted. */
async function setAside(folders: readonly string[], { aside }: ScaledCatalogue): Promise<void> {
  await mkdir(aside, { recursive: true });
  for (const folder of folders) {
    await rename(folder, path.join(aside, randomUUID())).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

async function forgetIndex(catalogue: ScaledCatalogue): Promise<void> {
  await forget(catalogue);
  const folders = Object.values(derivedFolders).map(({ folder }) => path.join(catalogue.folder, folder));
  await setAside(folders, catalogue);
}

async function forgetExport(catalogue: ScaledCatalogue): Promise<void> {
  await forget(catalogue);
  await setAside([catalogue.site, recordsOf(catalogue.site)], catalogue);
}

const index = () => ['content-commands', 'index'];
const check = () => ['content-commands', 'check'];
/** It has looked at everything also where it has found errors, such as a file that is too large for visitors. */
const CHECKED = [0, 1];
const exportTo = ({ site }: ScaledCatalogue) => ['export', '--out', site, '--origin', 'https://example.org'];

const nothing = () => Promise.resolve();

/** What is measured of each catalogue, in this order: each step goes on with what the one before has left. */
export const scaleSteps: Readonly<Record<ScaleStepId, ScaleStep>> = {
  index: { label: 'index, from nothing', prepare: forgetIndex, command: index },
  indexAfterChange: { label: 'index, one life changed', prepare: changeOneLife, command: index },
  check: { label: 'check, from nothing', prepare: forget, command: check, exitCodes: CHECKED },
  checkAfterChange: {
    label: 'check, one life changed',
    prepare: changeOneLife,
    command: check,
    exitCodes: CHECKED,
  },
  export: { label: 'export, from nothing', prepare: forgetExport, command: exportTo },
  exportAgain: { label: 'export, nothing changed', prepare: nothing, command: exportTo },
  exportAfterChange: { label: 'export, one life changed', prepare: changeOneLife, command: exportTo },
  server: { label: 'server, until it is ready', prepare: nothing, command: () => ['serve'], ready: /^ready: /m },
};

export const scaleStepIds = Object.keys(scaleSteps) as ScaleStepId[];
