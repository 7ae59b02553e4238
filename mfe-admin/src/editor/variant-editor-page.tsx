import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import { isValidId } from '@otherfolk/shared/domain/id';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { CatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { parseCharacterCore, parseCharacterVariant } from '@otherfolk/shared/kinds/character/read-character';
import { UnlistedMeta } from '@otherfolk/shared/ui/unlisted-meta';
import { variantGroups } from '../fields/variant-groups';
import { catalogueFileQuery } from '../files/open-file';
import { CharacterPreview } from '../preview/page-preview';
import { texts } from '../texts';
import { DownloadIndexEntry } from './download-index-entry';
import { Editor } from './editor';
import { EditorLinks } from './editor-links';
import { ItemMenu } from './item-menu';
import { LoadProblem } from './load-problem';
import { OpeningNote } from './opening-note';
import { useTagsInUse } from './tags-in-use';

const silent = () => undefined;

function LoadedVariant({ file }: { file: CatalogueFile }) {
  const coreId = file.json['variantOf'];
  const isKnown = isValidId(coreId);
  const core = useQuery({ ...catalogueFileQuery('core', isKnown ? coreId : ''), enabled: isKnown });
  const preview = useCallback(
    (json: JsonRecord) =>
      core.data && (
        <CharacterPreview
          core={parseCharacterCore(core.data.id, core.data.json, silent)}
          variant={parseCharacterVariant(file.id, json, silent)}
        />
      ),
    [core.data, file.id],
  );
  return (
    <Editor
      file={file}
      title={texts.editor.edit(file.id)}
      groups={useMemo(() => variantGroups(file.json), [file])}
      tagsInUse={useTagsInUse('variant')}
      preview={preview}
      links={
        <EditorLinks file={file}>
          {isKnown && <Link to={paths.editCharacter(coreId)}>{texts.editor.edit(coreId)}</Link>}
        </EditorLinks>
      }
      actions={(editor) => (
        <>
          <DownloadIndexEntry core={core} variantId={file.id} editor={editor} />
          <ItemMenu file={file} editor={editor} />
        </>
      )}
    />
  );
}

/** `/editor/edit-variant/{variantId}`. */
export function VariantEditorPage() {
  const { variantId = '' } = useParams();
  const { data, error } = useQuery(catalogueFileQuery('variant', variantId));
  return (
    <>
      <UnlistedMeta title={texts.editor.edit(variantId)} />
      {error && <LoadProblem error={error} kind="variant" id={variantId} />}
      {data && <LoadedVariant key={data.id} file={data} />}
      {!data && !error && <OpeningNote id={variantId} text={texts.editor.loadingVariantData} />}
    </>
  );
}
