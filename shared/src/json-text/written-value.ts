import { jsonOfText } from '../catalogue/json-bytes';
import { countsOfKeys, type JsonNode, membersOf, textOfNode, treeOf } from './json-tree';

function writtenNode(text: string, node: JsonNode): unknown {
  if (node.type === 'array') return (node.children ?? []).map((item) => writtenNode(text, item));
  if (node.type === 'number') {
    const written = textOfNode(text, node);
    return String(node.value) === written ? node.value : written;
  }
  if (node.type !== 'object') return node.value as unknown;
  const members = membersOf(node);
  const counts = countsOfKeys(members);
  const seen = new Map<string, number>();
  return Object.fromEntries(
    members.map(({ key, value }) => {
      const nth = (seen.get(key) ?? 0) + 1;
      seen.set(key, nth);
      return [counts.get(key) === 1 ? key : `${key} (${nth})`, writtenNode(text, value)];
    }),
  );
}

/**
 * The value of a text of JSON for people who read the file itself: keys that are repeated stand beside each other with their number, and a
 * number is its text where JavaScript would write another one. Throws as JSON.parse does.
 */
export function writtenValue(text: string): unknown {
  jsonOfText(text);
  return writtenNode(text, treeOf(text));
}
