import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BackendTarget } from '@otherfolk/shared/contract/backend-target';
import type { StandaloneScripts } from '@otherfolk/shared/contract/rendering';
import type { TargetKind } from './backend-target';
import type { Mode } from './base-config';
import { type BuildInputs, fingerprintOf } from './fingerprint';
import { buildFolder, type BuildId } from './workspaces';

/** The record of a finished build, in its `build.json`. Files are names inside its `browser`. */
export interface BuildRecord {
  /** The version of the workspace's package. */
  version: string;
  /** The hash over what it was made of. */
  fingerprint: string;
  inputs: BuildInputs;
  /** The number of the contract that it was compiled with. */
  contract: number;
  /** The libraries that it shares: the versions that a shell provides, the ranges that a remote asks for. */
  singletons: Record<string, string>;
  scripts: string[];
  styles: string[];
  /** The scripts of the shell that stand alone. Releases from before there were any have none. */
  standaloneScripts?: StandaloneScripts;
  /** Whether `pages` lists pages for visitors. Undefined in releases from before remotes listed them. */
  hasPublicPages?: boolean;
  /** Whether it carries the types of what it exposes. The shell exposes nothing. */
  hasTypes?: boolean;
  /** The address of the folder of a release that another host serves; missing where the site has its files. */
  url?: string;
  /** Fonts that every page of the site shows. */
  fonts: string[];
}

/** The name of what was built, for folders that never change. */
export const releaseOf = ({ version, fingerprint }: BuildRecord) => `${version}-${fingerprint}`;

const recordFile = (id: BuildId, kind: TargetKind) => path.join(buildFolder(id, kind), 'build.json');

/** The record of the last finished build, or undefined where there is none. */
export function readBuildRecord(id: BuildId, kind: TargetKind): BuildRecord | undefined {
  try {
    return JSON.parse(readFileSync(recordFile(id, kind), 'utf8')) as BuildRecord;
  } catch {
    return undefined;
  }
}

/** Whether a build still is what building again would make. One with types is as good where nobody asks for them. */
export function isUpToDate(
  record: BuildRecord | undefined,
  { id, mode, target, types = false }: { id: BuildId; mode: Mode; target: BackendTarget; types?: boolean },
): boolean {
  // Records of older versions name no inputs.
  const { inputs, fingerprint, hasTypes = false }: Partial<BuildRecord> = record ?? {};
  if (types && !hasTypes) return false;
  return inputs !== undefined && fingerprint === fingerprintOf(id, mode, target, inputs);
}

export function writeBuildRecord(id: BuildId, kind: TargetKind, record: BuildRecord): void {
  writeFileSync(recordFile(id, kind), JSON.stringify(record, null, 2) + '\n');
}
