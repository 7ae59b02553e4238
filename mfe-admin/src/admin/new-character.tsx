import { useQueryClient } from '@tanstack/react-query';
import { fileText } from '@otherfolk/shared/catalogue/file-text';
import { characterIndexQuery } from '@otherfolk/shared/page/character-index-query';
import { download } from '@otherfolk/shared/page/download';
import { askForId } from '../files/ask-for-id';
import { askForText } from '../files/ask-for-text';
import { newCore } from '../files/new-files';

/** Asks for id and name, and downloads a core with the defaults. Cancelling either aborts. */
export function NewCharacter() {
  const client = useQueryClient();
  const create = async () => {
    const entries = await client.fetchQuery(characterIndexQuery).catch(() => []);
    const taken = new Set(entries.flatMap(({ id, coreId }) => [id, coreId]));
    const id = askForId('Character ID', '', taken);
    if (id === undefined) return;
    const name = askForText('Name', '');
    if (name === undefined) return;
    download(`${id}.json`, fileText(newCore(id, name)));
  };
  return (
    <button type="button" onClick={() => void create()}>
      + New Character
    </button>
  );
}
