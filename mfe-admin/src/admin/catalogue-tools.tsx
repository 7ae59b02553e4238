import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { HISTORY_PATH, IMPORT_PATH } from '@otherfolk/shared/contract/editor-paths';
import { UnlistedMeta } from '@otherfolk/shared/ui/unlisted-meta';
import { ContentCheck } from '../check/content-check';
import { NewItem } from '../create/new-item';
import { MyDrafts } from '../drafts/my-drafts';
import drafts from '../drafts/my-drafts.module.css';
import { texts } from '../texts';
import styles from './admin-page.module.css';
import { CatalogueList } from './catalogue-list';

interface CatalogueToolsProps {
  title: string;
  /** Further ways from here, beside that to the history. */
  links?: ReactNode;
}

/** The tools of editors for the whole catalogue: new items, the list of all, the check, and drafts. */
export function CatalogueTools({ title, links }: CatalogueToolsProps) {
  return (
    <>
      <UnlistedMeta title={title} />
      <header className={styles.header}>
        <h1>{title}</h1>
        <div className={styles.buttons}>
          <NewItem />
          {links}
          <Link to={IMPORT_PATH}>{texts.import.import}</Link>
          <Link to={HISTORY_PATH}>{texts.admin.history}</Link>
        </div>
      </header>
      <CatalogueList />
      <ContentCheck />
      <section className={drafts.section} aria-labelledby="my-drafts">
        <h2 id="my-drafts">{texts.admin.draftsOnThisDevice}</h2>
        <MyDrafts />
      </section>
    </>
  );
}
