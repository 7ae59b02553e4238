import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '@otherfolk/shared/contract/lazy-page';
import { PLAIN_FILE_KINDS } from '@otherfolk/shared/kinds/plain-folders';
import { AdminPage } from './admin/admin-page';
import { EditorPage } from './admin/editor-page';
import { BulkPage } from './bulk/bulk-page';
import { CharacterEditorPage } from './editor/character-editor-page';
import { FileEditorPage } from './editor/file-editor-page';
import { VariantEditorPage } from './editor/variant-editor-page';
import { HistoryPage } from './history/history-page';

const ReleasesPage = lazyPage(
  'page-releases',
  async () => (await import(/* webpackChunkName: "page-releases" */ './releases/releases-page')).ReleasesPage,
);

const ImportPage = lazyPage(
  'page-import',
  async () => (await import(/* webpackChunkName: "page-import" */ './import/import-page')).ImportPage,
);

export const adminRoutes: RouteObject[] = [
  { index: true, element: <AdminPage /> },
  { path: 'history', element: <HistoryPage /> },
  { path: 'bulk', element: <BulkPage /> },
  { path: 'releases', element: <ReleasesPage /> },
];

export const editorRoutes: RouteObject[] = [
  { index: true, element: <EditorPage /> },
  { path: 'edit-character/:characterId', element: <CharacterEditorPage /> },
  { path: 'edit-variant/:variantId', element: <VariantEditorPage /> },
  ...PLAIN_FILE_KINDS.map((kind) => ({ path: `edit-${kind}/:id`, element: <FileEditorPage kind={kind} /> })),
  { path: 'edit-family/:id', element: <FileEditorPage kind="family" /> },
  { path: 'edit-changelog', element: <FileEditorPage kind="changelog" /> },
  { path: 'history', element: <HistoryPage /> },
  { path: 'import', element: <ImportPage /> },
  { path: 'edit-site', element: <FileEditorPage kind="site" /> },
];
