import { Link } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import { useToday } from '@otherfolk/shared/hooks/use-today';
import { type Connection, useConnection } from '@otherfolk/shared/session';
import styles from './layout.module.css';
import { ThemeSwitch } from './theme-switch';

/** The meaning of the backend's state for readers. */
const SIGN_IN: Record<Connection, string> = {
  Unknown: 'Sign-in not tried yet',
  Online: 'Sign-in works',
  Offline: 'Sign-in is out of reach right now',
}; // docs/product.md#footer

export function Footer({ name }: { name: string }) {
  const connection = useConnection();
  return (
    <footer className={styles.footer}>
      <p>{`© ${useToday().slice(0, 4)} ${name}`}</p>
      <p className={styles.connection}>
        {BACKEND_TARGET.kind !== 'none' && <span>{SIGN_IN[connection]}</span>}
        <small>{`Backend: ${connection}`}</small>
      </p>
      <Link to={paths.privacy}>Privacy</Link>
      <ThemeSwitch />
    </footer>
  );
}
