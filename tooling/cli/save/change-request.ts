import sharp from 'sharp';
import * as v from 'valibot';
import { jsonOfText } from '@otherfolk/shared/catalogue/json-bytes';
import { diskName } from '@otherfolk/shared/domain/disk-names';
import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import { HttpError } from '@otherfolk/system/http/http-error';
import { imageWordsSchema } from './image-words';
import { kindOfFile } from './lawful-path';
import type { WantedChange, WantedFile } from './wanted-change';

const MOST_FILES = 5000;
const LARGEST_FILE = 16 * 1024 * 1024;
const LONGEST_SUMMARY = 500;

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'a hash is 64 digits of 0-9 and a-f'));

const fileSchema = v.strictObject({
  path: v.string(),
  before: v.exactOptional(v.nullable(hash)),
  text: v.exactOptional(v.string()),
  base64: v.exactOptional(v.string()),
  from: v.exactOptional(v.string()),
  isRemoved: v.exactOptional(v.literal(true)),
  words: v.exactOptional(imageWordsSchema),
});

type RequestedFile = v.InferOutput<typeof fileSchema>;

const changeSchema = v.strictObject({
  summary: v.pipe(v.string(), v.trim(), v.minLength(1, 'a summary says something'), v.maxLength(LONGEST_SUMMARY)),
  files: v.pipe(
    v.array(fileSchema),
    v.minLength(1, 'a change has files'),
    v.maxLength(MOST_FILES, `a change has at most ${MOST_FILES} files`),
  ),
});

const restoreSchema = v.strictObject({
  id: v.string(),
  paths: v.exactOptional(v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(MOST_FILES))),
  expected: v.exactOptional(v.record(v.string(), v.nullable(hash))),
});

const refusal = (message: string) => new HttpError('INVALID_ARGUMENT', message);

function parse<const Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, body, { abortEarly: true });
  if (success) return output;
  const [issue] = issues;
  throw refusal(`${v.getDotPath(issue) ?? 'The body'}: ${issue.message}.`);
}

const LONE_SURROGATE = /\p{Cs}/u;
/** The form of base64, without groups that repeat: on millions of characters these take the whole stack. */
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
const CHARACTERS_FOR_THREE_BYTES = 4;

const isBase64 = (text: string): boolean => text.length % CHARACTERS_FOR_THREE_BYTES === 0 && BASE64.test(text);

function refuseTooLarge(path: string, bytes: number): void {
  if (bytes > LARGEST_FILE)
    throw new HttpError('PAYLOAD_TOO_LARGE', `${path} is larger than ${LARGEST_FILE / 1024 / 1024} MB.`);
}

function bytesOfText(path: string, kind: 'object' | 'list', text: string): Uint8Array {
  const bytes = Buffer.from(text);
  refuseTooLarge(path, bytes.length);
  if (LONE_SURROGATE.test(text)) throw refusal(`${path} holds half a character.`);
  let json: unknown;
  try {
    json = jsonOfText(text);
  } catch {
    throw refusal(`${path} is not JSON.`);
  }
  if (kind === 'list' && !Array.isArray(json)) throw refusal(`${path} is not a list.`);
  if (kind === 'object' && !isJsonRecord(json)) throw refusal(`${path} is not an object.`);
  return bytes;
}

/** The names that sharp has for formats, by the endings of files. */
const FORMATS: Readonly<Record<string, string>> = {
  webp: 'webp',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  gif: 'gif',
  avif: 'heif',
};

async function refuseOtherThanImage(path: string, bytes: Uint8Array): Promise<void> {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  const readHead = async () => sharp(bytes).metadata();
  const head = await readHead().catch(() => undefined);
  const isFine = head?.format === FORMATS[extension] && (extension !== 'avif' || head?.compression === 'av1');
  if (!isFine) throw refusal(`${path} is not an image of the kind that its name says.`);
}

/** Undefined for an image that stays as it is and has other words, and for one that moves. */
async function bytesOf(file: RequestedFile): Promise<Uint8Array | null | undefined> {
  const { path, before, text, base64, from, isRemoved, words } = file;
  const kind = kindOfFile(path);
  if (!kind) throw refusal(`${JSON.stringify(path)} is no file of the catalogue that editors write.`);
  const isImage = kind === 'image';
  const contents = [text, base64, from, isRemoved].filter((each) => each !== undefined).length;
  if (isImage && words && contents === 0 && before === undefined) return undefined;
  if (contents !== 1) throw refusal(`${path} needs either a text, or base64, or isRemoved.`);
  if (before === undefined && !isImage) throw refusal(`${path} needs before.`);
  if (words && (!isImage || isRemoved)) throw refusal(`${path} is no image, and has no words.`);
  if (isRemoved) return null;
  if (isImage && from !== undefined) return undefined;
  const content = isImage ? base64 : text;
  if (content === undefined) throw refusal(`${path} needs ${isImage ? 'base64' : 'a text'}.`);
  if (kind !== 'image') return bytesOfText(path, kind, content);
  if (!isBase64(content)) throw refusal(`${path} is not base64.`);
  const bytes = Buffer.from(content, 'base64');
  refuseTooLarge(path, bytes.length);
  await refuseOtherThanImage(path, bytes);
  return bytes;
}

/** Names, or folders, that some disks take for one. */
function refuseTwice(paths: readonly string[]): void {
  const seen = new Map<string, string>();
  for (const path of paths) {
    if (seen.has(diskName(path))) throw refusal(`${JSON.stringify(path)} is named twice.`);
    for (let end = path.indexOf('/'); end > 0; end = path.indexOf('/', end + 1)) {
      const folder = path.slice(0, end);
      const other = seen.get(diskName(folder)) ?? folder;
      if (other !== folder) throw refusal(`${folder} and ${other} are the same on some disks.`);
      seen.set(diskName(folder), folder);
    }
    seen.set(diskName(path), path);
  }
}

const isOfImage = ({ path }: RequestedFile) => kindOfFile(path) === 'image';

/** An image that moves is removed where it was by the same change. */
function refuseCopies(files: readonly RequestedFile[]): void {
  const removed = new Set(files.flatMap(({ path, isRemoved }) => (isRemoved ? [path] : [])));
  const copy = files.find(({ from }) => from !== undefined && !removed.has(from));
  if (copy) throw refusal(`${copy.path} is to come from ${JSON.stringify(copy.from)}, which is not removed.`);
}

/** The words that a change gives an image: nothing is said of one that is not there any more. */
function wordsOf(file: RequestedFile): WantedFile['words'] {
  if (file.isRemoved) return isOfImage(file) ? { given: {}, mode: 'replace' } : undefined;
  // An image that moves takes its words along.
  const given = file.words ?? (file.from === undefined ? undefined : {});
  return given && { given, mode: 'merge' };
}

/** The change that a request asks for. Rejects with an HttpError where it is none that may be made. */
export async function changeFrom(body: unknown, by: string): Promise<WantedChange> {
  const { summary, files } = parse(changeSchema, body);
  refuseTwice(files.map((file) => file.path));
  refuseCopies(files);
  const wanted: WantedFile[] = [];
  for (const file of files) {
    const { path, before, from } = file;
    const bytes = await bytesOf(file);
    const words = wordsOf(file);
    wanted.push({
      path,
      ...(before !== undefined && { before }),
      ...(bytes !== undefined && { bytes }),
      ...(from !== undefined && { from }),
      ...(words && { words }),
    });
  }
  return { by, summary, files: wanted };
}

/** What a request asks to have back. Throws an HttpError. */
export const restoreFrom = (body: unknown, by: string) => ({ ...parse(restoreSchema, body), by });
