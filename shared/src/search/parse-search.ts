import * as v from 'valibot';
import { localDay } from '../catalogue/schemas/formats';
import type { SearchNames, SearchWords, WordPart } from './search-files';

const aliases = v.optional(v.array(v.string()), []);
const text = v.optional(v.string(), '');

const namesSchema = v.object({
  id: v.string(),
  labels: v.array(v.string()),
  people: v.array(v.tuple([v.string(), v.string(), aliases, text])),
  lives: v.array(v.tuple([v.number(), v.string(), text, v.number(), aliases, text, v.optional(v.number())])),
  items: v.record(v.string(), v.array(v.tuple([v.string(), v.string(), v.string(), v.number(), text]))),
  tags: v.array(v.tuple([v.string(), v.string(), v.number(), v.optional(v.array(v.number()), [])])),
  releases: v.array(v.tuple([v.string(), v.optional(localDay)])),
});

const wordsSchema = v.object({
  names: v.string(),
  parts: v.array(v.tuple([v.string(), v.string()])),
  common: v.array(v.string()),
  forAdults: v.array(v.number()),
});

const partSchema = v.object({ id: v.string(), words: v.record(v.string(), v.array(v.number())) });

/** Each throws where the JSON is not what `search-files.ts` says: half of an index would hide what is there. */
export const parseNames = (json: unknown): SearchNames => v.parse(namesSchema, json);
export const parseWords = (json: unknown): SearchWords => v.parse(wordsSchema, json);
export const parsePart = (json: unknown): WordPart => v.parse(partSchema, json);
