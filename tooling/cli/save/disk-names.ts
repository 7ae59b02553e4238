import { readdirSync } from 'node:fs';
import path from 'node:path';
import { diskName, isDeviceName } from '@otherfolk/shared/domain/disk-names';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { HttpError } from '@otherfolk/system/http/http-error';

/** The names in a folder, by what some disks take for the same. */
type Names = ReadonlyMap<string, ReadonlySet<string>>;

function namesIn(folder: string): Names {
  const names = new Map<string, Set<string>>();
  for (const name of tryOr(() => readdirSync(folder), [])) {
    const key = diskName(name);
    names.set(key, (names.get(key) ?? new Set()).add(name));
  }
  return names;
}

/** Refuses new names that other disks take for one that is there, or cannot have. Each folder is looked at once. */
export class DiskNames {
  private readonly folders = new Map<string, Names>();

  constructor(private readonly catalogue: string) {}

  /** Throws an HttpError. What is there already may be written. */
  refuseNew(file: string): void {
    const steps = file.split('/');
    for (const [at, name] of steps.entries()) {
      const folder = steps.slice(0, at).join('/');
      const alike = this.in(folder).get(diskName(name));
      if (alike?.has(name)) continue;
      const [other] = alike ?? [];
      if (other !== undefined)
        throw this.refusal(
          file,
          `${[...steps.slice(0, at), other].join('/')} is there, which is the same on some disks`,
        );
      if (isDeviceName(name)) throw this.refusal(file, `Windows keeps the name ${name} for a device`);
    }
  }

  private in(folder: string): Names {
    const known = this.folders.get(folder) ?? namesIn(path.join(this.catalogue, folder));
    this.folders.set(folder, known);
    return known;
  }

  private refusal(file: string, reason: string): HttpError {
    return new HttpError('INVALID_ARGUMENT', `${file} cannot be made: ${reason}. Choose another name.`);
  }
}
