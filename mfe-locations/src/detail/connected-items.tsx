import { Link } from 'react-router-dom';
import chips from '@otherfolk/shared/ui/chips.module.css';
import { Image } from '@otherfolk/shared/ui/image/image';
import { texts } from '../texts';
import styles from './connected-items.module.css';
import type { Connection } from './connections';

type ConnectedItem = Pick<Connection, 'name' | 'image'> & { to: string };

/** Links to what a location is connected with. */
export function ConnectedItems({ links }: { links: readonly ConnectedItem[] }) {
  if (links.length === 0) return <p className={styles.nothing}>{texts.page.nothing}</p>;
  return (
    <ul className={`${chips.chips} ${styles.items}`}>
      {links.map(({ name, to, image }) => (
        <li key={to}>
          <Link to={to}>
            {image && <Image {...image} alt="" sizes="32px" className={styles.image} />}
            <span dir="auto">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
