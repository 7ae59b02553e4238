import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { editorPath } from '@otherfolk/shared/contract/editor-paths';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { type CatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { newIdRules } from '@otherfolk/shared/files/id-of-name';
import type { PendingFile } from '../changes/pending-file';
import { takenIds } from '../create/taken-ids';
import { useDuplicate } from '../duplicate/use-duplicate';
import { renamePlan } from '../rename/rename-plan';
import { removalPlan } from '../retire/removal-plan';
import { retirePlan } from '../retire/retire-plan';
import { StillNamedList } from '../retire/still-named-list';
import { usePlannedChange } from '../review/use-planned-change';
import { useAsk } from '../ui/use-ask';
import { useListLink } from '../ui/use-list-link';
import { coreIdOf, folderOfKind } from '../whole/references-to';

interface ItemAction {
  label: string;
  run: () => Promise<void>;
}

/** The actions on an item whose file is open, all of it looked at before it is saved. `onSaved` gets the file's text as it was saved. */
export function useItemActions(file: CatalogueFile, onSaved: (text: string) => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { to: list } = useListLink();
  const { ask, dialog } = useAsk();
  const { propose, clear: clearPlan, element } = usePlannedChange();
  const duplicate = useDuplicate(file, ask);
  const [problem, setProblem] = useState('');
  const { kind, id, path } = file;
  const plotCore = kind === 'plot' ? coreIdOf(file) : id;

  const keepOpen = (files: readonly PendingFile[]) => {
    const own = files.find((each) => each.path === path);
    if (own) onSaved(own.text);
  };

  async function rename(from: string): Promise<void> {
    const folder = folderOfKind(kind);
    const taken = await takenIds(client, kind);
    const answer = await ask({
      title: `Rename ${from}`,
      text: 'Every link to it is updated, and old addresses redirect. You can review everything before it is saved.',
      fields: [{ name: 'to', label: 'New ID', value: from, ...newIdRules(taken) }],
      submit: ['Preview changes'],
    });
    if (!answer || !folder) return;
    const { to } = answer.values;
    const isFile = from === id;
    await propose({
      title: `Rename ${from} to ${to}`,
      plan: (catalogue) => renamePlan(catalogue, { folder, from, to }),
      onSaved: isFile ? () => void navigate(editorPath(kind, to), { replace: true }) : keepOpen,
    });
  }

  const retire = () => propose({ title: `Retire ${id}`, plan: (all) => retirePlan(all, path), onSaved: keepOpen });

  const remove = () =>
    propose({
      title: `Remove ${id}`,
      plan: (all) => removalPlan(all, path),
      explain: (error) => <StillNamedList error={error} />,
      onSaved: () => void navigate(list, { replace: true }),
    });

  const attempt = (work: () => Promise<void>) => () => work().catch((error: unknown) => setProblem(messageOf(error)));

  const actions: ItemAction[] = [
    { label: 'Rename…', run: attempt(() => rename(id)) },
    ...(plotCore === id ? [] : [{ label: 'Rename all variants…', run: attempt(() => rename(plotCore)) }]),
    { label: 'Duplicate…', run: attempt(duplicate) },
    ...(kind === 'family' ? [] : [{ label: 'Retire…', run: retire }]),
    { label: 'Remove…', run: remove },
  ];
  return {
    actions,
    clear: () => {
      setProblem('');
      clearPlan();
    },
    element: (
      <>
        {problem && <p role="alert">{problem}</p>}
        {element}
        {dialog}
      </>
    ),
  };
}
