import { Link } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import { useToday } from '@otherfolk/shared/page/use-today';
import { useConnection } from '@otherfolk/shared/session';
import styles from './layout.module.css';
import { ThemeSwitch } from './theme-switch';

export function Footer({ name }: { name: string }) {
  return (
    <footer className={styles.footer}>
      <p>{`© ${useToday().slice(0, 4)} ${name}`}</p>
      <p>{`Backend: ${useConnection()}`}</p>
      <Link to={paths.privacy}>Privacy</Link>
      <ThemeSwitch />
    </footer>
  );
}
