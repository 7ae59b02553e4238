import { jsonPath } from '../catalogue/json-path';
import { isJsonRecord } from '../domain/json-record';
import { tryOr } from '../domain/try-or';
import { isExactNumber } from '../json-text/exact-number';
import { countsOfKeys, type JsonNode, membersOf, textOfNode, treeOf } from '../json-text/json-tree';
import { type Finding, warningAt } from './finding';

/** More digits than JavaScript holds, or an exponent; perhaps in a text. */
const LONG_NUMBER = /[\d.]{16}|\d[eE][-+]?\d/;

function countKeys(json: unknown): number {
  let count = 0;
  const left = [json];
  while (left.length > 0) {
    const value = left.pop();
    if (Array.isArray(value)) for (const item of value) left.push(item);
    else if (isJsonRecord(value)) {
      for (const key of Object.keys(value)) {
        count++;
        left.push(value[key]);
      }
    }
  }
  return count;
}

/** Whether it is worth a look: a key is followed by a colon, and so is a quote in some texts. */
const mayLose = (text: string, json: unknown): boolean =>
  LONG_NUMBER.test(text) || (text.match(/"\s*:/g)?.length ?? 0) > countKeys(json);

function lossesIn(file: string, text: string, node: JsonNode, keys: readonly (string | number)[]): Finding[] {
  const inside = (child: JsonNode, step: string | number) => lossesIn(file, text, child, [...keys, step]);
  if (node.type === 'array') return (node.children ?? []).flatMap(inside);
  if (node.type === 'number') {
    if (isExactNumber(textOfNode(text, node))) return [];
    const message = `a number that cannot be held exactly: it is read as ${node.value}`;
    return [warningAt({ file, path: jsonPath(keys) }, message, 'Write it as a text, in quotes')];
  }
  const members = membersOf(node);
  const repeated = [...countsOfKeys(members)].filter(([, count]) => count > 1);
  return [
    ...repeated.map(([key, count]) => {
      const message = `the key stands there ${count} times, of which only the last one is read`;
      return warningAt({ file, path: jsonPath([...keys, key]) }, message, 'Keep one of them');
    }),
    ...members.flatMap(({ key, value }) => inside(value, key)),
  ];
}

/** What stands in a file and is lost to everybody who reads it as JSON: `json` is what they read. */
export function checkJsonText(file: string, text: string, json: unknown): Finding[] {
  if (!mayLose(text, json)) return [];
  // What is nested too deep for a tree is a finding of its own.
  return tryOr(() => lossesIn(file, text, treeOf(text), []), []);
}
