import { isJsonRecord, type JsonRecord } from '../domain/json-record';
import { FILE_KINDS, type FileKind } from './file-kind';

/** The edits that are not in the catalogue yet: of one member, one file, one tab. */
export interface Draft {
  /** The member's userId: nobody else is shown it, or that there is one. */
  owner: string;
  /** Names the file among those of its member: the id of a core or a variant, and for others the path without its ending. */
  file: string;
  /** The tab that the draft was typed in: two tabs never write over each other. */
  tab: string;
  kind: FileKind;
  /** The path of the file inside the catalogue. */
  path: string;
  /** The file as it was read then. */
  baseText: string;
  /** The values that the form held, by the names of its fields. */
  values: JsonRecord;
  /** The file as it would have been downloaded then. */
  text: string;
  /** The time of saving, in ms since 1970. */
  savedAt: number;
  /** Typed when drafts belonged to nobody: it may be somebody else's. */
  isClaimed?: boolean;
}

export type DraftKey = Pick<Draft, 'owner' | 'file' | 'tab'>;

/** A draft in the form in which drafts were kept until they belonged to members. */
export type UnownedDraft = Pick<Draft, 'file' | 'tab' | 'baseText' | 'values' | 'savedAt'>;

export function isUnownedDraft(stored: unknown): stored is UnownedDraft {
  if (!isJsonRecord(stored) || !isJsonRecord(stored['values'])) return false;
  const texts = [stored['file'], stored['tab'], stored['baseText']];
  return texts.every((text) => typeof text === 'string') && Number.isFinite(stored['savedAt']);
}

/** The form of a path inside the catalogue: the names of a zip come from stored values, too. */
const PATH = /^([a-z]+\/)?[a-z0-9][a-z0-9-]*\.json$/;

const FILE = /^([a-z]+\/)?[a-z0-9][a-z0-9-]*$/;

export function isDraft(stored: unknown): stored is Draft {
  if (!isUnownedDraft(stored)) return false;
  const { owner, path, text, kind } = stored as Partial<Draft>;
  if (typeof owner !== 'string' || typeof text !== 'string' || typeof path !== 'string') return false;
  return FILE.test(stored.file) && PATH.test(path) && FILE_KINDS.some((each) => each === kind);
}
