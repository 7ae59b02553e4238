import type * as v from 'valibot';
import { eachPart, type Keys } from '../catalogue/each-part';
import { jsonPath } from '../catalogue/json-path';
import { NOTHING, parseLeniently } from '../catalogue/parse-leniently';
import { isJsonRecord, type JsonRecord } from '../domain/json-record';
import { wellFormed } from '../domain/well-formed';
import { contentOfFile } from '../kinds/file-contents';
import { entitiesOf, SINGLE_FILES } from './content';
import { errorAt, type Finding, warningAt } from './finding';
import type { Rule } from './rule';

/** Where the file has fields that the site drops: mostly a slip of the pen in the name of one that it knows. */
function unknownFields(json: unknown, known: unknown): string[] {
  const paths: string[] = [];
  const keys: Keys = [];
  function compare(input: unknown, output: unknown): void {
    const areLists = Array.isArray(input) && Array.isArray(output);
    if (!areLists && !(isJsonRecord(input) && isJsonRecord(output))) return;
    eachPart(input, keys, (part, key) => {
      const known = wellFormed(String(key));
      if (areLists || Object.hasOwn(output, known)) compare(part, (output as JsonRecord)[known]);
      else paths.push(jsonPath(keys));
    });
  }
  compare(json, known);
  return paths;
}

/** No text of the contract lies deeper; the depth of the data must not become the depth of the stack. */
const MAX_DEPTH = 40;

/** Where the file has half a character, in a text or a heading. */
function halfCharacters(json: unknown): string[] {
  const paths: string[] = [];
  const keys: Keys = [];
  const isHalf = (text: string) => wellFormed(text) !== text;
  function read(part: unknown, key?: string | number): void {
    if (isHalf(typeof part === 'string' ? part : '') || isHalf(String(key ?? ''))) paths.push(jsonPath(keys));
    if (keys.length <= MAX_DEPTH) eachPart(part, keys, read);
  }
  read(json);
  return paths;
}

function checkFile(file: string, json: unknown, schema: v.GenericSchema): Finding[] {
  const { output, problems } = parseLeniently(schema, json);
  if (problems.length > 0) {
    return problems.map(({ path, expected, received }) => {
      const otherwise = received === NOTHING ? 'remove what lacks it' : 'leave it out';
      return errorAt({ file, path }, `found ${received}`, `Write ${expected}, or ${otherwise}`);
    });
  }
  return [
    ...unknownFields(json, output).map((path) =>
      warningAt({ file, path }, 'a field that the site does not know', 'Correct its name, or remove it'),
    ),
    ...halfCharacters(json).map((path) =>
      warningAt({ file, path }, 'half of an emoji or another character, shown as \ufffd', 'Write the whole of it'),
    ),
  ];
}

function checkId(id: string, file: string, idInside: unknown): Finding[] {
  const place = { file, path: '$.id' };
  if (idInside === undefined || idInside === '') {
    return [warningAt(place, 'no id', `Add "id": ${JSON.stringify(id)}`)];
  }
  return idInside === id ? [] : [errorAt(place, 'not the name of the file', `Write ${JSON.stringify(id)}`)];
}

/** Types and formats of every field, and ids that are those of their files. */
export const fieldsRule: Rule<Finding[]> = {
  extract: ({ kind, id, file, json }) => [
    ...checkFile(file, json, contentOfFile(kind).schema),
    ...checkId(id, file, json['id']),
  ],
  find: (content, of) => [
    ...[...SINGLE_FILES].flatMap(([file, schema]) => {
      return content.json.has(file) ? checkFile(file, content.json.get(file), schema) : [];
    }),
    ...entitiesOf(content).flatMap(of),
  ],
};
