import { countsOfKeys, type JsonNode, membersOf, treeOf } from './json-tree';

type Keys = readonly (string | number)[];

function repeatedIn(node: JsonNode, path: Keys): Keys[] {
  const inside = (child: JsonNode | undefined, step: string | number) =>
    child ? repeatedIn(child, [...path, step]) : [];
  if (node.type === 'array') return (node.children ?? []).flatMap(inside);
  const members = membersOf(node);
  const repeated = [...countsOfKeys(members)].flatMap(([key, count]): Keys[] => (count > 1 ? [[...path, key]] : []));
  return [...repeated, ...members.flatMap(({ key, value }) => inside(value, key))];
}

/** The paths of keys that an object of the text has more than once. */
export const repeatedKeys = (text: string): Keys[] => (text === '' ? [] : repeatedIn(treeOf(text), []));
