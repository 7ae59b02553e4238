import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { NEW_NAME } from '@otherfolk/shared/contract/editor-paths';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import type { CatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { fileKinds } from '@otherfolk/shared/files/file-kinds';
import { UnlistedMeta } from '@otherfolk/shared/ui/unlisted-meta';
import { groupsOf } from '../fields/groups-of';
import { catalogueFileQuery } from '../files/open-file';
import { PagePreview } from '../preview/page-preview';
import { texts } from '../texts';
import { CreatePlotVariant } from './create-plot-variant';
import { Editor } from './editor';
import { EditorLinks } from './editor-links';
import { ItemMenu } from './item-menu';
import { LoadProblem } from './load-problem';
import { OpeningNote } from './opening-note';
import { useTagsInUse } from './tags-in-use';

/** Kinds whose page is drawn from the file alone. */
type AloneKind = Exclude<FileKind, 'core' | 'variant'>;

/** The item's own name. */
function titleOf({ json, id }: CatalogueFile): string {
  const name = json['title'] ?? json['name'];
  return typeof name === 'string' && name !== '' ? name : id;
}

function LoadedFile({ file, kind }: { file: CatalogueFile; kind: AloneKind }) {
  const preview = useCallback(
    (json: JsonRecord) => <PagePreview kind={kind} id={file.id} json={json} />,
    [kind, file.id],
  );
  return (
    <Editor
      file={file}
      title={texts.editor.edit(titleOf(file))}
      groups={useMemo(() => groupsOf(kind, file.json), [kind, file])}
      tagsInUse={useTagsInUse(kind)}
      preview={preview}
      links={<EditorLinks file={file} />}
      next={() => kind === 'plot' && <CreatePlotVariant file={file} text={texts.editor.addVariant} />}
      actions={(editor) => (
        <>
          {kind === 'plot' && <CreatePlotVariant file={file} />}
          <ItemMenu file={file} editor={editor} />
        </>
      )}
    />
  );
}

/** The editor of a file that needs no other to be drawn; an item that the catalogue does not have begins with the name in the address. */
export function FileEditorPage({ kind }: { kind: AloneKind }) {
  const { id = kind } = useParams();
  const [params] = useSearchParams();
  const { data, error } = useQuery(catalogueFileQuery(kind, id, params.get(NEW_NAME) ?? undefined));
  return (
    <>
      <UnlistedMeta title={texts.editor.edit(id)} />
      {error && <LoadProblem error={error} kind={kind} id={id} />}
      {data && <LoadedFile key={data.path} file={data} kind={kind} />}
      {!data && !error && <OpeningNote id={id} text={texts.editor.loadingData(fileKinds[kind].noun)} />}
    </>
  );
}
