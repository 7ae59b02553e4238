import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import type { Draft } from './draft';

const DATABASE = 'otherfolk-drafts';

let opened: UseStore | undefined;
const store = () => (opened ??= createStore(DATABASE, 'drafts'));

const keyOf = ({ file, tab }: Pick<Draft, 'file' | 'tab'>) => `${file}#${tab}`;

/** Resolves once it is on disk. Rejects where the browser refuses to keep it. */
export const saveDraft = (draft: Draft): Promise<void> => set(keyOf(draft), draft, store());

export const removeDraft = (draft: Pick<Draft, 'file' | 'tab'>): Promise<void> => del(keyOf(draft), store());

/** The drafts of a file, the newest first. */
export async function draftsOf(file: string): Promise<Draft[]> {
  const all = await entries<string, Draft>(store());
  const ofFile = all.map(([, draft]) => draft).filter((draft) => draft.file === file);
  return ofFile.sort((a, b) => b.savedAt - a.savedAt);
}
