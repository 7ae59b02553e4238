import { Link } from 'react-router-dom';
import { BULK_PATH, RELEASES_PATH } from '@otherfolk/shared/contract/editor-paths';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import { useViewer } from '@otherfolk/shared/session';
import { People } from '../people/people';
import { TakeCatalogue } from '../take/take-catalogue';
import { texts } from '../texts';
import styles from './admin-page.module.css';
import { CatalogueTools } from './catalogue-tools';

/** `/admin`. */
export function AdminPage() {
  const { contributions, openInspector } = useShellContext();
  const viewer = useViewer();
  const panels = contributions?.panels(viewer) ?? [];
  return (
    <>
      <CatalogueTools
        title={texts.admin.adminTools}
        links={
          <>
            <Link to={BULK_PATH}>{texts.admin.editManyAtOnce}</Link>
            <Link to={RELEASES_PATH}>{texts.releases.releases}</Link>
            {openInspector && (
              <button type="button" aria-keyshortcuts="Alt+Shift+R" onClick={openInspector}>
                {texts.admin.inspector}
              </button>
            )}
          </>
        }
      />
      <TakeCatalogue />
      <People />
      {panels.map(({ key, title, content }) => (
        <section key={key} className={styles.panel} aria-label={title}>
          <h2>{title}</h2>
          {content}
        </section>
      ))}
    </>
  );
}
