import { texts } from '../texts';
import { CatalogueTools } from './catalogue-tools';

/** `/editor`: the tools of editors. */
export const EditorPage = () => <CatalogueTools title={texts.admin.editor} />;
