import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { ContentCheck } from '../check/content-check';
import { People } from '../people/people';
import { EntryList } from './entry-list';
import { NewCharacter } from './new-character';
import styles from './admin-page.module.css';

/** `/admin`. */
export function AdminPage() {
  return (
    <>
      <PageMeta title="Admin Tools" />
      <header className={styles.header}>
        <h1>Admin Tools</h1>
        <NewCharacter />
      </header>
      <EntryList />
      <ContentCheck />
      <People />
    </>
  );
}
