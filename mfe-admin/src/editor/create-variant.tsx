import { download } from '@otherfolk/shared/browser/download';
import type { CatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { newVariant, withVariant } from '@otherfolk/shared/files/new-files';
import { type PendingFile, pendingFile } from '../changes/pending-file';
import { pendingNewFile } from '../create/starter';
import { variantsCodec } from '../fields/list-codecs';
import { withRecomputed } from '../files/recomputed';
import { CreateVariantButton } from './create-variant-button';
import type { EditorState } from './use-editor';

interface CreateVariantProps {
  file: CatalogueFile;
  editor: EditorState;
  onMade: (file: PendingFile) => void;
  text?: string;
}

/**
 * Creates a variant of a person. It is saved with the core as that was saved last, naming it; or it is downloaded, and with it the core as
 * edited.
 */
export function CreateVariant({ file, editor, onMade, text }: CreateVariantProps) {
  const list = (id: string, label: string) => {
    const listed = variantsCodec.toForm(withVariant(editor.current(), id, label)['variants']);
    return () => editor.form.setValue('variants', listed, { shouldDirty: true });
  };
  return (
    <CreateVariantButton
      kind="variant"
      text={text}
      coreId={file.id}
      taken={() => [file.id, ...variantsCodec.toForm(editor.current()['variants']).map(({ id }) => id)]}
      save={async ({ id, label, genre }, server) => {
        const show = list(id, label);
        const made = pendingNewFile('variant', id, newVariant(id, file.id, label, genre));
        const core = pendingFile(file, withVariant(file.json, id, label));
        await server.deliver({ summary: `New variant: ${id}`, files: [core, made], images: [] });
        editor.saved(core.text);
        show();
      }}
      handOut={({ id, label, genre }) => {
        const show = list(id, label);
        const made = pendingNewFile('variant', id, newVariant(id, file.id, label, genre));
        const core = pendingFile(file, withRecomputed(file, withVariant(editor.current(), id, label)));
        for (const { name, text } of [core, made]) download(name, text);
        onMade(made);
        editor.markDelivered([core, made]);
        show();
      }}
    />
  );
}
