import type { RouteObject } from 'react-router-dom';
import { AdminPage } from './admin/admin-page';
import { EditorPage } from './admin/editor-page';
import { BulkPage } from './bulk/bulk-page';
import { CharacterEditorPage } from './editor/character-editor-page';
import { FileEditorPage } from './editor/file-editor-page';
import { VariantEditorPage } from './editor/variant-editor-page';
import { HistoryPage } from './history/history-page';

export const adminRoutes: RouteObject[] = [
  { index: true, element: <AdminPage /> },
  { path: 'history', element: <HistoryPage /> },
  { path: 'bulk', element: <BulkPage /> },
];

export const editorRoutes: RouteObject[] = [
  { index: true, element: <EditorPage /> },
  { path: 'edit-character/:characterId', element: <CharacterEditorPage /> },
  { path: 'edit-variant/:variantId', element: <VariantEditorPage /> },
  { path: 'edit-plot/:id', element: <FileEditorPage kind="plot" /> },
  { path: 'edit-location/:id', element: <FileEditorPage kind="location" /> },
  { path: 'edit-family/:id', element: <FileEditorPage kind="family" /> },
  { path: 'edit-changelog', element: <FileEditorPage kind="changelog" /> },
  { path: 'history', element: <HistoryPage /> },
  { path: 'edit-site', element: <FileEditorPage kind="site" /> },
];
