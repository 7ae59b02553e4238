import { type Node, parseTree } from 'jsonc-parser';

/** A value where it stands in a text. */
export type JsonNode = Node;

/** The tree of a text that JSON.parse can read, with or without a byte order mark. Throws where it is nested too deep. */
export function treeOf(text: string): JsonNode {
  const tree = parseTree(text);
  if (!tree) throw new SyntaxError('no JSON');
  return tree;
}

export const textOfNode = (text: string, { offset, length }: JsonNode): string => text.slice(offset, offset + length);

/** A key of an object with what stands behind it. */
export interface JsonMember {
  key: string;
  /** The key and the value, with the colon between them. */
  node: JsonNode;
  value: JsonNode;
}

export function membersOf({ type, children = [] }: JsonNode): JsonMember[] {
  if (type !== 'object') return [];
  return children.flatMap((node) => {
    const [key, value] = node.children ?? [];
    return key && value ? [{ key: String(key.value), node, value }] : [];
  });
}

/** How often each key of an object stands there. */
export function countsOfKeys(members: readonly JsonMember[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { key } of members) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The value at these keys, as readers see it: of a key that is repeated, the last one. */
export function nodeAt(
  node: JsonNode | undefined,
  [step, ...rest]: readonly (string | number)[],
): JsonNode | undefined {
  if (!node || step === undefined) return node;
  if (node.type === 'array') return nodeAt(node.children?.[Number(step)], rest);
  return nodeAt(membersOf(node).findLast(({ key }) => key === String(step))?.value, rest);
}
