import type { RouteObject } from 'react-router-dom';
import { AdminPage } from './admin/admin-page';
import { CharacterEditorPage } from './editor/character-editor-page';
import { VariantEditorPage } from './editor/variant-editor-page';

export const adminRoutes: RouteObject[] = [{ index: true, element: <AdminPage /> }];

export const editorRoutes: RouteObject[] = [
  { path: 'edit-character/:characterId', element: <CharacterEditorPage /> },
  { path: 'edit-variant/:variantId', element: <VariantEditorPage /> },
];
