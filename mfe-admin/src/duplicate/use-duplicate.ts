import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { download } from '@otherfolk/shared/browser/download';
import { editorPath } from '@otherfolk/shared/contract/editor-paths';
import { GENRES } from '@otherfolk/shared/domain/genres';
import { isValidId } from '@otherfolk/shared/domain/id';
import type { CatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { fileKinds } from '@otherfolk/shared/files/file-kinds';
import { idOfName, newIdRules, proposedId, proposedVariantId } from '@otherfolk/shared/files/id-of-name';
import { takenIds } from '../create/taken-ids';
import { catalogueFileQuery } from '../files/open-file';
import { useKnownServerTarget } from '../targets/use-targets';
import type { useAsk } from '../ui/use-ask';
import { duplicateFiles } from './duplicate-files';

const DUPLICATE = 'Duplicate';
const AS_VERSION = 'As another variant';

const nameOf = ({ json }: CatalogueFile): string => {
  const name = json['title'] ?? json['name'];
  return typeof name === 'string' ? name : '';
};

/**
 * Asks for name and id of a copy. Where a server keeps the catalogue, the copy is saved at once and opened; elsewhere its files are
 * downloaded. Rejects with a sentence.
 */
export function useDuplicate(file: CatalogueFile, ask: ReturnType<typeof useAsk>['ask']): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const knownServer = useKnownServerTarget();
  return async () => {
    const { kind, id: from } = file;
    const isLife = kind === 'variant';
    const coreId = file.json['variantOf'];
    const [taken, server] = await Promise.all([takenIds(client, kind), knownServer()]);
    const answer = await ask({
      title: `Duplicate ${from}`,
      text: isLife
        ? 'The copy is another life of the same person, unpublished.'
        : `The copy is unpublished${kind === 'core' ? ', and has no lives' : ''}.`,
      fields: [
        isLife
          ? { name: 'name', label: 'Variant label', suggestions: GENRES }
          : { name: 'name', label: kind === 'plot' ? 'Title' : 'Name', value: `${nameOf(file)} (copy)` },
        {
          name: 'id',
          label: 'ID',
          derive: ({ name }) =>
            isLife && isValidId(coreId) && name !== ''
              ? proposedVariantId(coreId, name, taken)
              : proposedId(name, idOfName(fileKinds[kind].noun), taken),
          ...newIdRules(taken),
        },
      ],
      submit: kind === 'plot' ? [DUPLICATE, AS_VERSION] : [DUPLICATE],
    });
    if (!answer) return;
    const { id, name } = answer.values;
    // Read anew: its list may be another one by now.
    const core = isLife && isValidId(coreId) ? await client.fetchQuery(freshFile(coreId)) : undefined;
    const files = duplicateFiles(file, { id, name, isVersion: answer.submittedBy === AS_VERSION }, core);
    if (!server) return files.forEach((each) => download(each.name, each.text));
    await server.deliver({ summary: `Duplicate ${from} as ${id}`, files, images: [] });
    await navigate(editorPath(kind, id));
  };
}

const freshFile = (coreId: string) => ({ ...catalogueFileQuery('core', coreId), staleTime: 0 });
