import { Link } from 'react-router-dom';
import { BULK_PATH } from '@otherfolk/shared/contract/editor-paths';
import { People } from '../people/people';
import { CatalogueTools } from './catalogue-tools';

/** `/admin`. */
export function AdminPage() {
  return (
    <>
      <CatalogueTools title="Admin Tools" links={<Link to={BULK_PATH}>Edit many at once</Link>} />
      <People />
    </>
  );
}
