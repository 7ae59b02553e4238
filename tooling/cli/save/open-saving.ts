import type { Backend } from '@otherfolk/local-backend';
import { ChangeStore } from './change-store';
import { IndexLater } from './index-later';
import type { Saving } from './save-handler';

/** Lets editors save to a catalogue, after what an earlier start left undone is completed, or begun where it takes long. */
export async function openSaving(
  catalogue: string,
  { editorFrom }: Pick<Backend, 'editorFrom'>,
): Promise<Saving & { close: () => Promise<void> }> {
  const later = new IndexLater(catalogue);
  const store = new ChangeStore({ catalogue, pause: () => later.pause(), onChanged: () => later.schedule() });
  await store.recover();
  if (store.owesDerived) later.schedule();
  return {
    store,
    editorFrom,
    close: async () => {
      await later.close();
      await store.settled();
    },
  };
}
