import { useQueryClient } from '@tanstack/react-query';
import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { fileText } from '@otherfolk/shared/catalogue/file-text';
import { GENRES } from '@otherfolk/shared/domain/genres';
import { characterIndexQuery } from '@otherfolk/shared/page/character-index-query';
import { download } from '@otherfolk/shared/page/download';
import { variantsCodec } from '../fields/list-codecs';
import { askForId } from '../files/ask-for-id';
import { askForText } from '../files/ask-for-text';
import type { CatalogueFile } from '../files/catalogue-file';
import { newVariant, withVariant } from '../files/new-files';
import { type PendingFile, pendingFile } from '../review/pending-file';
import type { EditorState } from './use-editor';

interface CreateVariantProps {
  file: CatalogueFile;
  editor: EditorState;
  onMade: (file: PendingFile) => void;
}

const [DEFAULT_LABEL] = GENRES; // Modern: docs/product.md#character-editor-and-variant-editor

/** Asks for id and label; downloads the new variant, and the core as edited with the variant in its list. */
export function CreateVariant({ file, editor, onMade }: CreateVariantProps) {
  const client = useQueryClient();
  const create = async () => {
    const listed = await client.fetchQuery(characterIndexQuery).catch(() => []);
    const listedHere = variantsCodec.toForm(editor.current()['variants']).map(({ id }) => id);
    const taken = new Set([file.id, ...listedHere, ...listed.flatMap(({ id, coreId }) => [id, coreId])]);
    const id = askForId('Variant ID', `${file.id}-`, taken);
    if (id === undefined) return;
    const label = askForText('Variant label', DEFAULT_LABEL);
    if (label === undefined) return;
    const variant = newVariant(id, file.id, label);
    const core = withVariant(editor.current(), id, label);
    const own = pendingFile(file, core);
    const made = { name: `${id}.json`, path: catalogueFiles.characterFile(id), text: fileText(variant), json: variant };
    download(own.name, own.text);
    download(made.name, made.text);
    onMade(made);
    editor.take([own, made]);
    editor.form.setValue('variants', variantsCodec.toForm(core['variants']), { shouldDirty: true });
  };
  return (
    <button type="button" onClick={() => void create()}>
      Create Variant
    </button>
  );
}
