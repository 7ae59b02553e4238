import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot, workspaceOf, type BuildId } from './workspaces';

/** What a finished build says of itself, in `dist/build.json`. Files are names inside `dist/browser`. */
export interface BuildRecord {
  fingerprint: string;
  scripts: string[];
  styles: string[];
  /** Fonts that every first screen needs. */
  fonts: string[];
}

const recordFile = (id: BuildId) => fromRoot(workspaceOf(id), 'dist/build.json');

/** The record of the last finished build, or undefined where there is none. */
export function readBuildRecord(id: BuildId): BuildRecord | undefined {
  try {
    return JSON.parse(readFileSync(recordFile(id), 'utf8')) as BuildRecord;
  } catch {
    return undefined;
  }
}

export function writeBuildRecord(id: BuildId, record: BuildRecord): void {
  writeFileSync(recordFile(id), JSON.stringify(record, null, 2) + '\n');
}
