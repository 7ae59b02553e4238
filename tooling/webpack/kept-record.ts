import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BackendTarget } from '@otherfolk/shared/contract/backend-target';
import type { TargetKind } from './backend-target';
import type { Mode } from './base-config';
import type { BuildRecord } from './build-record';
import { fingerprintOf } from './fingerprint';
import { buildFolder, type BuildId } from './workspaces';

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
