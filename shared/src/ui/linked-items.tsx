import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { LinkedItem } from '../links/linked-items';
import { Image } from './image/image';
import styles from './linked-items.module.css';

/** So many stand there at first; the others are folded away. */
const SHOWN = 12;

function Portrait({ image, name }: Pick<LinkedItem, 'image' | 'name'>) {
  const [failed, setFailed] = useState(false);
  if (!image || failed) return <span className={styles.portrait}>{[...name][0]}</span>;
  return <Image {...image} alt="" sizes="56px" className={styles.portrait} onFail={() => setFailed(true)} />;
}

function Items({ items }: { items: readonly LinkedItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map(({ to, name, label, image, note }, index) => (
        <li key={index}>
          <Portrait image={image} name={name} />
          <p>
            <Link to={to}>{name}</Link>
            {label && <span> {label}</span>}
            {note && <span className={styles.note}>{note}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Links to people, plots and places, each with its portrait, world and what it has to do with the page. */
export function LinkedItems({ items }: { items: readonly LinkedItem[] }) {
  const more = items.slice(SHOWN);
  return (
    <>
      <Items items={items.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{more.length} more</summary>
          <Items items={more} />
        </details>
      )}
    </>
  );
}
