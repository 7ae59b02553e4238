import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import { nameOfPath } from '../source/source-file';
import type { SourceKind } from '../source/source-item';

/** A thing of a world, as it is exported: an article, an image, a secret. */
export interface Article {
  path: string;
  json: JsonRecord;
  title: string;
  /** What it is, in small letters: `person`, `settlement`, `image`. */
  template: string;
}

const KINDS: Readonly<Record<string, SourceKind>> = {
  person: 'character',
  character: 'character',
  location: 'location',
  settlement: 'location',
  building: 'location',
  landmark: 'location',
  region: 'location',
  plot: 'plot',
  family: 'family',
};

export const textIn = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** The article that a file holds; undefined for other JSON. */
export function articleOf(path: string, json: unknown): Article | undefined {
  if (!isJsonRecord(json) || typeof json.title !== 'string') return undefined;
  const template = [json.templateType, json.template, json.entityClass].map(textIn).find((each) => each !== '');
  const isArticle =
    template !== undefined && 'id' in json && ('entityClass' in json || ('state' in json && 'content' in json));
  return isArticle ? { path, json, title: json.title, template: template.toLowerCase() } : undefined;
}

/** What an article becomes. An organization that calls itself a family is one. */
export function kindOfArticle({ template, json }: Article): SourceKind | undefined {
  const type = isJsonRecord(json.type) ? textIn(json.type.title) : textIn(json.type);
  if (template === 'organization' && /\b(?:family|house|clan|dynasty)\b/i.test(type)) return 'family';
  return Object.hasOwn(KINDS, template) ? KINDS[template] : undefined;
}

/** Something that an article leads to. */
export interface Reference {
  id: string;
  title: string;
}

export function referenceOf(value: unknown): Reference | undefined {
  if (!isJsonRecord(value) || typeof value.title !== 'string' || value.title.trim() === '') return undefined;
  return { id: textIn(value.id), title: value.title.trim() };
}

export const sourceIdOf = (id: string): string => `world-anvil/${id}`;

/** The names under which the file of an image may be found: its id, its title, the end of its address. */
export function imageNames(value: unknown): string[] {
  if (!isJsonRecord(value)) return textIn(value) === '' ? [] : [textIn(value)];
  const address = textIn(value.url).replace(/[?#].*$/, '');
  return [textIn(value.filename), nameOfPath(address), textIn(value.title), textIn(value.id)].filter(
    (name) => name !== '',
  );
}
