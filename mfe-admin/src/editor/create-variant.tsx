import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import { GENRES } from '@otherfolk/shared/domain/genres';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { download } from '@otherfolk/shared/page/download';
import { type PendingFile, pendingFile } from '../changes/pending-file';
import { problemOfNewId } from '../create/id-of-name';
import { pendingNewFile } from '../create/starter';
import { takenIds } from '../create/taken-ids';
import { variantsCodec } from '../fields/list-codecs';
import type { CatalogueFile } from '../files/catalogue-file';
import { newVariant, withVariant } from '../files/new-files';
import { withRecomputed } from '../files/recomputed';
import { useServerTarget } from '../targets/use-targets';
import { useAsk } from '../ui/use-ask';
import type { EditorState } from './use-editor';

interface CreateVariantProps {
  file: CatalogueFile;
  editor: EditorState;
  onMade: (file: PendingFile) => void;
}

const CREATE = 'Create';
const DOWNLOAD = 'Create and Download';

const [DEFAULT_LABEL] = GENRES; // Modern: docs/product.md#editors

/**
 * Asks for id and label of a new variant. Where a server keeps the catalogue, the variant can be saved, and named by its core as that
 * was saved last; or the variant is downloaded, and with it the core as edited.
 */
export function CreateVariant({ file, editor, onMade }: CreateVariantProps) {
  const client = useQueryClient();
  const server = useServerTarget();
  const { ask, dialog } = useAsk();
  const [problem, setProblem] = useState('');
  const [createdId, setCreatedId] = useState<string>();
  const create = async () => {
    setProblem('');
    setCreatedId(undefined);
    const listedHere = variantsCodec.toForm(editor.current()['variants']).map(({ id }) => id);
    const taken = new Set([file.id, ...listedHere, ...(await takenIds(client, 'variant'))]);
    const answer = await ask({
      title: 'Create Variant',
      fields: [
        {
          name: 'id',
          label: 'Variant ID',
          value: `${file.id}-`,
          problemOf: (id) => problemOfNewId(id, taken),
        },
        { name: 'label', label: 'Variant label', value: DEFAULT_LABEL, suggestions: GENRES },
      ],
      submit: server ? [CREATE, DOWNLOAD] : [DOWNLOAD],
    });
    if (!answer) return;
    const { id, label } = answer.values;
    const made = pendingNewFile('variant', id, newVariant(id, file.id, label));
    const listed = variantsCodec.toForm(withVariant(editor.current(), id, label)['variants']);
    try {
      if (server && answer.submittedBy === CREATE) {
        const core = pendingFile(file, withVariant(file.json, id, label));
        await server.take({ summary: `New variant: ${id}`, files: [core, made], images: [] });
        editor.saved(core.text);
        setCreatedId(id);
      } else {
        const core = pendingFile(file, withRecomputed(file, withVariant(editor.current(), id, label)));
        for (const { name, text } of [core, made]) download(name, text);
        onMade(made);
        editor.take([core, made]);
      }
      editor.form.setValue('variants', listed, { shouldDirty: true });
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <>
      <button type="button" onClick={() => void create()}>
        Create Variant
      </button>
      {createdId !== undefined && (
        <p role="status">
          <span>{`${createdId} is created. `}</span>
          <Link to={paths.editVariant(createdId)}>Edit it</Link>
        </p>
      )}
      {problem && <p role="alert">{problem}</p>}
      {dialog}
    </>
  );
}
