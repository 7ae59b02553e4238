import { Link } from 'react-router-dom';
import { BULK_PATH } from '@otherfolk/shared/contract/editor-paths';
import { People } from '../people/people';
import { texts } from '../texts';
import { CatalogueTools } from './catalogue-tools';

/** `/admin`. */
export function AdminPage() {
  return (
    <>
      <CatalogueTools title={texts.admin.adminTools} links={<Link to={BULK_PATH}>{texts.admin.editManyAtOnce}</Link>} />
      <People />
    </>
  );
}
