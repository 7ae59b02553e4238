import { isEmptyValue } from '@otherfolk/shared/domain/emptiness';
import type { SheetValue } from '@otherfolk/shared/kinds/character/character-sheets';
import { Prose } from '@otherfolk/shared/ui/prose';
import styles from './sheet-content.module.css';

type Group = { readonly [label: string]: SheetValue };

const isGroup = (value: SheetValue): value is Group => typeof value === 'object' && !Array.isArray(value);

/** One sheet: labels with their values, and titled groups of the same. Text and lists read as anywhere else. */
export function SheetContent({ value }: { value: SheetValue }) {
  if (!isGroup(value)) return <Prose value={value} />;
  const entries = Object.entries(value).filter(([, part]) => !isEmptyValue(part));
  const rows = entries.filter(([, part]) => !isGroup(part));
  const groups = entries.filter((entry): entry is [string, Group] => isGroup(entry[1]));
  return (
    <>
      {rows.length > 0 && (
        <dl className={styles.rows}>
          {rows.map(([label, part]) => (
            <div key={label}>
              <dt dir="auto">{label}</dt>
              <dd dir="auto">
                {typeof part === 'string' || typeof part === 'number' ? part : <Prose value={part} level={4} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {groups.map(([title, group]) => (
        <section key={title} className={styles.group}>
          <h3 dir="auto">{title}</h3>
          <SheetContent value={group} />
        </section>
      ))}
    </>
  );
}
