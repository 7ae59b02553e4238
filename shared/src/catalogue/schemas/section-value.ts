import * as v from 'valibot';
import { isJsonRecord } from '../../domain/json-record';
import { byForm, dictionary, list, text } from './fields';

/** Paragraphs, a bulleted list, or sub-headings with the same again. */
export type SectionValue = string | string[] | { [heading: string]: SectionValue };

/** Deeper than any heading makes sense, and shallow enough for every recursion over it. */
const MAX_LEVELS = 8;

const anyText = v.string('text, a list or an object');
const tooDeep = v.custom<never>(() => false, `no more than ${MAX_LEVELS} levels of headings`);

function sectionValueWithin(levels: number): v.GenericSchema<unknown, SectionValue> {
  const headings = levels > 0 ? dictionary(sectionValueWithin(levels - 1)) : tooDeep;
  return byForm<SectionValue>((input) => {
    if (Array.isArray(input)) return list(text);
    return isJsonRecord(input) ? headings : anyText;
  });
}

export const sectionValueSchema = sectionValueWithin(MAX_LEVELS);
