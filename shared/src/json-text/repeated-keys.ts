import { countsOfKeys, type JsonNode, membersOf, treeOf } from './json-tree';

export type Keys = readonly (string | number)[];

function repeatedIn(node: JsonNode, path: Keys): Keys[] {
  const inside = (child: JsonNode | undefined, step: string | number) =>
    child ? repeatedIn(child, [...path, step]) : [];
  if (node.type === 'array') return (node.children ?? []).flatMap(inside);
  const members = membersOf(node);
  const repeated = [...countsOfKeys(members)].flatMap(([key, count]): Keys[] => (count > 1 ? [[...path, key]] : []));
  return [...repeated, ...members.flatMap(({ key, value }) => inside(value, key))];
}

/** Whether a repeated key stands on the way to these keys, or behind them. */
export const isRepeated = (repeated: readonly Keys[], keys: Keys): boolean =>
  repeated.some((path) => path.slice(0, keys.length).every((key, depth) => key === keys[depth]));

/** The paths of keys that an object of the text has more than once. */
export const repeatedKeys = (text: string): Keys[] => (text === '' ? [] : repeatedIn(treeOf(text), []));
