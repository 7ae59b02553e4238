import { Link } from 'react-router-dom';
import chips from '@otherfolk/shared/ui/chips.module.css';
import styles from './connected-items.module.css';

const NOTHING = 'None'; // docs/product.md#location-page

/** Links to what a location is connected with. */
export function ConnectedItems({ links }: { links: readonly { name: string; to: string }[] }) {
  if (links.length === 0) return <p className={styles.nothing}>{NOTHING}</p>;
  return (
    <ul className={`${chips.chips} ${styles.items}`}>
      {links.map(({ name, to }) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
