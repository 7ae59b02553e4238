import { diskName, isDeviceName } from '../domain/disk-names';
import type { Content } from './content';
import { type Finding, warningAt } from './finding';

const RENAME = 'Rename it, and what names it';

/** Each folder that leads to a file, and the file. */
function stepsOf(file: string): string[] {
  const steps = file.split('/');
  return steps.map((_, at) => steps.slice(0, at + 1).join('/'));
}

/** Files and folders whose names every disk can hold beside each other. */
export function checkNames({ files }: Content): Finding[] {
  const known = new Map<string, string>();
  const seen = new Set<string>();
  const findings: Finding[] = [];
  for (const path of [...files].flatMap(stepsOf)) {
    if (seen.has(path)) continue;
    seen.add(path);
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (isDeviceName(name))
      findings.push(warningAt({ file: path }, 'Windows keeps this name for a device, and makes no such file', RENAME));
    const key = diskName(path);
    const other = known.get(key);
    if (other === undefined) known.set(key, path);
    else findings.push(warningAt({ file: path }, `the disks of macOS and Windows take it for ${other}`, RENAME));
  }
  return findings;
}
