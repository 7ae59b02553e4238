import { jsonOfText } from '../catalogue/json-bytes';
import { isJsonRecord, type JsonRecord } from '../domain/json-record';
import { sameJson } from '../domain/json-value';
import { countsOfKeys, type JsonNode, membersOf, textOfNode, treeOf } from './json-tree';
import { pairedItems } from './paired-items';
import { type Blanks, blanksOf, joinedParts, type Part, partsOf } from './parts-of-list';
import { indentAt, newText, outerOf, styleOf, type TextStyle } from './text-style';

/** Writes values into the text of a file by their places. */
class TextEditor {
  constructor(
    private readonly text: string,
    private readonly style: TextStyle,
  ) {}

  /** The text of a value as edited, which was `before` at this place. */
  edited(node: JsonNode, before: unknown, after: unknown): string {
    if (sameJson(before, after)) return textOfNode(this.text, node);
    if (isJsonRecord(before) && isJsonRecord(after)) return `{${this.members(node, before, after)}}`;
    if (Array.isArray(before) && Array.isArray(after)) return `[${this.items(node, before, after)}]`;
    return newText(after, this.style, indentAt(this.text, node.offset));
  }

  private blanks(node: JsonNode): Blanks {
    const { indent, lineEnd } = this.style;
    const outer = indentAt(this.text, node.offset);
    const inner = indent === undefined ? '' : lineEnd + outer + indent;
    const ofEmpty = { first: inner, others: inner, tail: indent === undefined ? '' : lineEnd + outer };
    return blanksOf(partsOf(this.text, node), ofEmpty);
  }

  private items(node: JsonNode, before: readonly unknown[], after: readonly unknown[]): string {
    const blanks = this.blanks(node);
    const { parts } = partsOf(this.text, node);
    const pairs = pairedItems(before, after);
    const next = after.map((value, at) => {
      const from = pairs[at];
      const [child, part] = from === undefined ? [] : [node.children?.[from], parts[from]];
      if (!child || !part || from === undefined) return { part: this.newPart(value, blanks) };
      return { part: { ...part, text: this.edited(child, before[from], value) }, wasFirst: from === 0 };
    });
    return joinedParts(next, blanks);
  }

  private members(node: JsonNode, before: JsonRecord, after: JsonRecord): string {
    const blanks = this.blanks(node);
    const { parts } = partsOf(this.text, node);
    const members = membersOf(node);
    const counts = countsOfKeys(members);
    const next: { key: string; part: Part; wasFirst?: boolean }[] = [];
    members.forEach(({ key, node: whole, value }, at) => {
      const part = parts[at];
      const isKept = Object.hasOwn(after, key);
      const isEdited = !isKept || !sameJson(before[key], after[key]);
      if (isEdited && counts.get(key) !== 1)
        throw new Error(`${JSON.stringify(key)} stands there more than once: keep one of them in the file first.`);
      if (!part || !isKept) return;
      const name = this.text.slice(whole.offset, value.offset);
      const text = isEdited ? name + this.edited(value, before[key], after[key]) : part.text;
      next.push({ key, part: { ...part, text }, wasFirst: at === 0 });
    });
    let behind: string | undefined;
    for (const [key, value] of Object.entries(after)) {
      if (!counts.has(key) && value !== undefined) {
        const place = next.findLastIndex((member) => member.key === behind) + 1;
        next.splice(place, 0, { key, part: this.newPart(value, blanks, `${JSON.stringify(key)}: `) });
      }
      if (value !== undefined) behind = key;
    }
    return joinedParts(next, blanks);
  }

  private newPart(value: unknown, blanks: Blanks, name = ''): Part {
    const outer = outerOf(blanks.others);
    const key = this.style.indent === undefined ? name.trimEnd() : name;
    return { lead: blanks.others, text: key + newText(value, this.style, outer), trail: '' };
  }
}

/**
 * The text of a file with other values: whatever is not edited keeps its bytes, and what is new is laid out as the rest. Keys that are
 * new stand behind those that they follow in `after`. Throws a sentence where a key that is repeated would have to change.
 */
export function editJsonText(text: string, after: unknown): string {
  const root = treeOf(text);
  const edited = new TextEditor(text, styleOf(text, root)).edited(root, jsonOfText(text), after);
  return text.slice(0, root.offset) + edited + text.slice(root.offset + root.length);
}
