import { Document, Scalar, visit } from 'yaml';

/** Letters that a reader of YAML takes for a blank or a line end, or does not take at all. */
const ODD =
  /[^\S \n]|[\u0000-\u0009\u000b-\u001f\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff\ufffe\uffff]|\p{Surrogate}|^\s|\s$/u;

/** A value as YAML that is read as the same value. */
export function toYaml(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value === 'string' && ODD.test(node.value)) node.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return document.toString({ lineWidth: 0 }).trimEnd();
}
