import { Link } from 'react-router-dom';
import type { Site } from '@otherfolk/shared/catalogue/schemas/site';
import { paths } from '@otherfolk/shared/contract/paths';
import { useToday } from '@otherfolk/shared/page/use-today';
import { useConnection } from '@otherfolk/shared/session';
import styles from './layout.module.css';
import { ThemeSwitch } from './theme-switch';

export function Footer({ site }: { site: Site }) {
  return (
    <footer className={styles.footer}>
      <p>
        © {useToday().slice(0, 4)} {site.name}
      </p>
      <p>Backend: {useConnection()}</p>
      <Link to={paths.privacy}>Privacy</Link>
      <ThemeSwitch />
    </footer>
  );
}
