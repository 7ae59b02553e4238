import './atlas.css';
import './atlas-panel.css';
import './atlas-drawing.css';
import './families.css';
import './relations-table.css';
import { useLocation } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import { AtlasPage } from './atlas-page';
import { FamiliesPage } from './families-page';

export { FamilyTree } from './family-tree';

/** The page of the atlas that the address leads to. */
export function AtlasPages() {
  return useLocation().pathname.startsWith(paths.families) ? <FamiliesPage /> : <AtlasPage />;
}
