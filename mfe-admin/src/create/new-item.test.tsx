import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import { renderAt } from '@otherfolk/shared/testing/render-at';
import { editorRoutes } from '../routes';
import { fakeBrowser } from '../testing/fake-browser';
import { NewItem } from './new-item';

const answer = (json: unknown) => ({ ok: true, status: 200, json: () => Promise.resolve(json) }) as Response;

/** A site whose server keeps the catalogue, and says so when `answerTarget` is called. */
function lateServer() {
  const asked: string[] = [];
  let answerTarget = () => undefined as void;
  const targetAsked = new Promise<void>((resolve) => (answerTarget = resolve));
  function OnServer() {
    const { pathname, search } = useLocation();
    useShellContext().catalogueServer ??= {
      call: async (path) => {
        asked.push(path);
        if (path === 'target') await targetAsked;
        return answer({ canWrite: true });
      },
      refresh: () => Promise.resolve(),
    };
    return (
      <>
        <p>{pathname + search}</p>
        <NewItem />
      </>
    );
  }
  return { asked, answerTarget, OnServer };
}

test('an item that is asked for before the server has said that it can be written is saved to it', async () => {
  fakeBrowser();
  const { asked, answerTarget, OnServer } = lateServer();
  const element = <OnServer />;
  await renderAt(
    '/editor',
    [
      { index: true, element },
      { path: '*', element },
    ],
    { viewer: { memType: 'e' } },
  );
  await userEvent.click(screen.getByRole('button', { name: '+ New Character' }));
  answerTarget();
  await userEvent.type(within(await screen.findByRole('dialog')).getByLabelText('Name'), 'Wren');
  await userEvent.click(screen.getByRole('button', { name: 'Create and Edit' }));
  expect(await screen.findByText('/editor/edit-character/wren')).toBeVisible();
  await waitFor(() => expect(asked).toContain('changes'));
});

test('a person whom the catalogue does not have is edited from the name in the address', async () => {
  fakeBrowser();
  await renderAt('/editor/edit-character/wren?new=Wren', editorRoutes, { viewer: { memType: 'e' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit Wren' })).toBeVisible();
});
