import { CatalogueTools } from './catalogue-tools';

/** `/editor`: the tools of editors. */
export const EditorPage = () => <CatalogueTools title="Editor" />;
