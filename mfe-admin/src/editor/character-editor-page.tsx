import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { NEW_NAME } from '@otherfolk/shared/contract/editor-paths';
import { isValidId } from '@otherfolk/shared/domain/id';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { CatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { parseCharacterCore, parseCharacterVariant } from '@otherfolk/shared/kinds/character/read-character';
import { UnlistedMeta } from '@otherfolk/shared/ui/unlisted-meta';
import type { PendingFile } from '../changes/pending-file';
import { coreGroups } from '../fields/core-groups';
import { catalogueFileQuery } from '../files/open-file';
import { CharacterPreview } from '../preview/page-preview';
import { texts } from '../texts';
import { CreateVariant } from './create-variant';
import { Editor } from './editor';
import { EditorLinks } from './editor-links';
import { ItemMenu } from './item-menu';
import { LoadProblem } from './load-problem';
import { OpeningNote } from './opening-note';
import { useTagsInUse } from './tags-in-use';

// The form says at its fields what the readers would warn about at each keystroke.
const silent = () => undefined;

function firstVariantOf({ json }: CatalogueFile): string | undefined {
  const listed: unknown = Array.isArray(json['variants']) ? json['variants'][0] : undefined;
  const id = (listed as { id?: unknown } | undefined)?.id;
  return isValidId(id) ? id : undefined;
}

function LoadedCharacter({ file }: { file: CatalogueFile }) {
  const variantId = firstVariantOf(file);
  const variant = useQuery({
    ...catalogueFileQuery('variant', variantId ?? ''),
    enabled: variantId !== undefined,
  }).data;
  const made = useRef<PendingFile[]>([]);
  const others = useCallback(() => made.current, []);
  const onMade = useCallback((each: PendingFile) => void made.current.push(each), []);
  const preview = useCallback(
    (json: JsonRecord) => (
      <CharacterPreview
        core={parseCharacterCore(file.id, json, silent)}
        variant={parseCharacterVariant(variantId ?? file.id, variant?.json ?? {}, silent)}
      />
    ),
    [file.id, variantId, variant],
  );
  return (
    <Editor
      file={file}
      title={texts.editor.edit(typeof file.json['name'] === 'string' ? file.json['name'] : file.id)}
      groups={useMemo(() => coreGroups(file.json), [file])}
      tagsInUse={useTagsInUse('core')}
      preview={preview}
      others={others}
      links={<EditorLinks file={file} />}
      next={(editor) => <CreateVariant file={file} editor={editor} onMade={onMade} text={texts.editor.addLife} />}
      actions={(editor) => (
        <>
          <CreateVariant file={file} editor={editor} onMade={onMade} />
          <ItemMenu file={file} editor={editor} />
        </>
      )}
    />
  );
}

/** `/editor/edit-character/{characterId}`; a person whom the catalogue does not have begins with the name in the address. */
export function CharacterEditorPage() {
  const { characterId = '' } = useParams();
  const [params] = useSearchParams();
  const { data, error } = useQuery(catalogueFileQuery('core', characterId, params.get(NEW_NAME) ?? undefined));
  return (
    <>
      <UnlistedMeta title={texts.editor.edit(characterId)} />
      {error && <LoadProblem error={error} kind="core" id={characterId} />}
      {data && <LoadedCharacter key={data.id} file={data} />}
      {!data && !error && <OpeningNote id={characterId} text={texts.editor.loadingCharacterData} />}
    </>
  );
}
