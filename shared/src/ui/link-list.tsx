import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { LinkedItem } from '../links/linked-items';
import { Image } from './image/image';
import styles from './linked-items.module.css';

function Portrait({ image, name }: Pick<LinkedItem, 'image' | 'name'>) {
  const [failed, setFailed] = useState(false);
  if (!image || failed) return <span className={styles.portrait}>{[...name][0]}</span>;
  return <Image {...image} alt="" sizes="56px" className={styles.portrait} onFail={() => setFailed(true)} />;
}

/** Links in a list, each with its portrait, world and what it has to do with the page. */
export function LinkList({ items }: { items: readonly LinkedItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map(({ to, name, label, image, note }, index) => (
        <li key={index}>
          <Portrait image={image} name={name} />
          <p>
            <Link to={to} dir="auto">
              {name}
            </Link>
            {label && <span dir="auto">{` ${label}`}</span>}
            {note && (
              <span className={styles.note} dir="auto">
                {note}
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
