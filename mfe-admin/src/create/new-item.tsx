import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { download } from '@otherfolk/shared/browser/download';
import { editorPath, NEW_ITEM } from '@otherfolk/shared/contract/editor-paths';
import { capitalized } from '@otherfolk/shared/domain/capitalized';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { newIdRules, proposedId } from '@otherfolk/shared/files/id-of-name';
import { ITEM_KINDS } from '@otherfolk/shared/kinds';
import { PLAIN_FOLDERS } from '@otherfolk/shared/kinds/plain-folders';
import { useKnownServerTarget } from '../targets/use-targets';
import { texts } from '../texts';
import { useAsk } from '../ui/use-ask';
import { starterFile } from './starter';
import { takenIds } from './taken-ids';

/** The kinds of which there are many, with what their buttons and questions say. */
const KINDS: readonly { kind: FileKind; label: string }[] = [
  { kind: 'core', label: 'Character' },
  ...PLAIN_FOLDERS.map((folder) => ({
    kind: ITEM_KINDS[folder].fileKinds[0],
    label: capitalized(ITEM_KINDS[folder].one),
  })),
  { kind: 'family', label: 'Family' },
];

const EDIT = 'Create and Edit';
const DOWNLOAD = 'Download';

/** Buttons that ask for the id and the name of something new, and open it in its editor, or hand out its file. Cancelling aborts. */
export function NewItem() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const knownServer = useKnownServerTarget();
  const { ask, dialog } = useAsk();
  const [problem, setProblem] = useState('');
  const create = async ({ kind, label }: (typeof KINDS)[number]) => {
    setProblem('');
    const [taken, server] = await Promise.all([takenIds(client, kind), knownServer()]);
    const answer = await ask({
      title: `New ${label}`,
      fields: [
        { name: 'name', label: 'Name' },
        {
          name: 'id',
          label: `${label} ID`,
          derive: ({ name }) => proposedId(name, label.toLowerCase(), taken),
          ...newIdRules(taken),
        },
      ],
      submit: [EDIT, DOWNLOAD],
    });
    if (!answer) return;
    const { id, name } = answer.values;
    const file = starterFile(kind, id, name);
    if (answer.submittedBy === DOWNLOAD) return download(file.name, file.text);
    try {
      await server?.deliver({ summary: `New ${label.toLowerCase()}: ${name}`, files: [file], images: [] });
      await navigate(editorPath(kind, id, server ? undefined : name));
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  const [params, setParams] = useSearchParams();
  const asked = KINDS.find(({ kind }) => kind === params.get(NEW_ITEM));
  const openAsked = useEffectEvent((each: (typeof KINDS)[number]) => {
    // Once: a reload of the page asks nothing.
    setParams({}, { replace: true });
    void create(each);
  });
  useEffect(() => {
    if (asked) openAsked(asked);
  }, [asked]);
  return (
    <>
      {KINDS.map((each) => (
        <button key={each.kind} type="button" onClick={() => void create(each)}>
          {texts.create.newItem(each.label)}
        </button>
      ))}
      {problem && <p role="alert">{problem}</p>}
      {dialog}
    </>
  );
}
