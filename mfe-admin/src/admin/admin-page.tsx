import { Link } from 'react-router-dom';
import { BULK_PATH, HISTORY_PATH } from '@otherfolk/shared/contract/editor-paths';
import { UnlistedMeta } from '@otherfolk/shared/ui/unlisted-meta';
import { ContentCheck } from '../check/content-check';
import { NewItem } from '../create/new-item';
import { MyDrafts } from '../drafts/my-drafts';
import drafts from '../drafts/my-drafts.module.css';
import { People } from '../people/people';
import styles from './admin-page.module.css';
import { CatalogueList } from './catalogue-list';

/** `/admin`. */
export function AdminPage() {
  return (
    <>
      <UnlistedMeta title="Admin Tools" />
      <header className={styles.header}>
        <h1>Admin Tools</h1>
        <div className={styles.buttons}>
          <NewItem />
          <Link to={BULK_PATH}>Edit many at once</Link>
          <Link to={HISTORY_PATH}>History</Link>
        </div>
      </header>
      <CatalogueList />
      <ContentCheck />
      <section className={drafts.section} aria-labelledby="my-drafts">
        <h2 id="my-drafts">Drafts on This Device</h2>
        <MyDrafts />
      </section>
      <People />
    </>
  );
}
