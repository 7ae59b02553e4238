import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { editorPath } from '@otherfolk/shared/contract/editor-paths';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { takenIds } from '../create/taken-ids';
import { genreOf, variantQuestion } from '../create/variant-question';
import type { CatalogueTarget } from '../targets/catalogue-target';
import { useKnownServerTarget } from '../targets/use-targets';
import { texts } from '../texts';
import { useAsk } from '../ui/use-ask';

const CREATE = 'Create';
const DOWNLOAD = 'Create and Download';

interface NewVariant {
  id: string;
  label: string;
  genre: string;
}

interface CreateVariantButtonProps {
  kind: 'variant' | 'plot';
  /** The label of the button. */
  text?: string | undefined;
  coreId: string;
  /** Ids that it cannot have, beside those that the lists of the catalogue know. */
  taken: () => readonly string[];
  save: (variant: NewVariant, server: CatalogueTarget) => Promise<void>;
  handOut: (variant: NewVariant) => void;
}

/** Asks for a new variant of a person or plot. Where a server keeps the catalogue, it can be saved; or its files are handed out. */
export function CreateVariantButton({
  kind,
  text = 'Create Variant',
  coreId,
  taken,
  save,
  handOut,
}: CreateVariantButtonProps) {
  const client = useQueryClient();
  const knownServer = useKnownServerTarget();
  const { ask, dialog } = useAsk();
  const [problem, setProblem] = useState('');
  const [createdId, setCreatedId] = useState<string>();
  const create = async () => {
    setProblem('');
    setCreatedId(undefined);
    const server = await knownServer();
    const answer = await ask({
      ...variantQuestion(coreId, new Set([...taken(), ...(await takenIds(client, kind))])),
      submit: server ? [CREATE, DOWNLOAD] : [DOWNLOAD],
    });
    if (!answer) return;
    const { id, label } = answer.values;
    const variant = { id, label, genre: genreOf(answer.values) };
    try {
      if (!server || answer.submittedBy === DOWNLOAD) return handOut(variant);
      await save(variant, server);
      setCreatedId(id);
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <>
      <button type="button" onClick={() => void create()}>
        {text}
      </button>
      {createdId !== undefined && (
        <p role="status">
          <span>{`${texts.editor.isCreated(createdId)} `}</span>
          <Link to={editorPath(kind, createdId)}>{texts.editor.editIt}</Link>
        </p>
      )}
      {problem && <p role="alert">{problem}</p>}
      {dialog}
    </>
  );
}
