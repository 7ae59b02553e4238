import { isEmptyValue } from '../domain/emptiness';
import styles from './prose.module.css';
import { TextList } from './text-list';

/** Text as a catalogue gives it: a string, a list, or sub-headings with values of the same kind. Plain text throughout. */
export type ProseValue = string | number | readonly ProseValue[] | { readonly [heading: string]: ProseValue };

interface ProseProps {
  value: ProseValue;
  /** The level of the first sub-headings. */
  level?: 3 | 4 | 5 | 6;
}

const isList = (value: ProseValue): value is readonly ProseValue[] => Array.isArray(value);

/** Paragraphs for a string, bullets for a list, sub-headings for an object; empty parts are left out, heading included. */
export function Prose({ value, level = 3 }: ProseProps) {
  if (isEmptyValue(value)) return null;
  if (typeof value === 'number') return <p>{value}</p>;
  if (typeof value === 'string') {
    const paragraphs = value.split(/\n\s*\n/).filter((text) => text.trim() !== '');
    return paragraphs.map((text, index) => (
      <p key={index} className={styles.paragraph} dir="auto">
        {text.trim()}
      </p>
    ));
  }
  if (isList(value)) {
    const items = value.filter((item) => !isEmptyValue(item));
    return (
      <TextList>
        {items.map((item, index) => (
          <li key={index} dir="auto">
            {typeof item === 'object' ? <Prose value={item} level={level} /> : item}
          </li>
        ))}
      </TextList>
    );
  }
  const Heading = `h${level}` as const;
  const deeper = Math.min(level + 1, 6) as 4 | 5 | 6;
  return Object.entries(value)
    .filter(([, part]) => !isEmptyValue(part))
    .map(([heading, part]) => (
      <div key={heading} className={styles.part}>
        <Heading dir="auto">{heading}</Heading>
        <Prose value={part} level={deeper} />
      </div>
    ));
}
