import type { JsonRecord } from '../../domain/json-record';
import { fingerprintOf } from '../own/fingerprint';
import type { OwnFiles } from '../own/own-files';
import type { TakenLife } from './taken-life';

const characterPath = ({ id }: JsonRecord): string => `characters/${String(id)}.json`;

/** The files of a life for another format to carry, and how its texts there are told again. */
export function ownFilesOfLife({ core, life, others }: TakenLife, texts: Readonly<Record<string, string>>): OwnFiles {
  const files = [core, life, ...others].map((file) => [characterPath(file), file] as const);
  const written = Object.entries(texts).map(([place, text]) => [place, fingerprintOf(text)] as const);
  return { about: characterPath(life), files: Object.fromEntries(files), written: Object.fromEntries(written) };
}
