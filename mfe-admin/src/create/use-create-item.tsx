import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { fileKinds } from '@otherfolk/shared/files/file-kinds';
import { idOfName, newIdRules, proposedId } from '@otherfolk/shared/files/id-of-name';
import type { CreateItem } from '../references/create-item';
import { useServerTarget } from '../targets/use-targets';
import { useAsk } from '../ui/use-ask';
import { starterFile } from './starter';
import { takenIds } from './taken-ids';

/**
 * Makes items that a reference asks for: they are saved at once, unpublished, so that the reference leads somewhere. Undefined where no
 * server keeps the catalogue; `dialog` has to stand somewhere in the page.
 */
export function useCreateItem(): { create: CreateItem | undefined; dialog: ReactNode } {
  const client = useQueryClient();
  const server = useServerTarget();
  const { ask, dialog } = useAsk();
  const [problem, setProblem] = useState('');
  const create = useCallback(
    async (kind: FileKind, given: string) => {
      const taken = await takenIds(client, kind);
      const { noun } = fileKinds[kind];
      const answer = await ask({
        title: `New ${noun}`,
        text: 'It is saved right away, unpublished; you can fill in the rest later, in its own editor.',
        fields: [
          { name: 'name', label: 'Name', value: given },
          {
            name: 'id',
            label: 'ID',
            derive: ({ name }) => proposedId(name, idOfName(noun), taken),
            ...newIdRules(taken),
          },
        ],
        submit: ['Create'],
      });
      if (!answer) return undefined;
      const { id, name } = answer.values;
      try {
        await server?.deliver({ summary: `New ${noun}: ${name}`, files: [starterFile(kind, id, name)], images: [] });
        setProblem('');
        return id;
      } catch (error) {
        setProblem(messageOf(error));
        return undefined;
      }
    },
    [ask, client, server],
  );
  const shown = (
    <>
      {problem && <p role="alert">{problem}</p>}
      {dialog}
    </>
  );
  return { create: server && create, dialog: shown };
}
