import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormValues } from '../fields/form-values';
import type { CharacterFile } from '../files/character-file';
import type { Draft } from './draft';
import { draftsOf, removeDraft, saveDraft } from './draft-store';
import { LETTING_GO_MS, listenToTabs, openTab, tabsOn, type OpenTab } from './open-tabs';

/** Every change is on disk within a second. */
const SAVE_AFTER_MS = 400;

export type Keeping =
  { state: 'nothing' } | { state: 'pending' } | { state: 'kept'; at: number } | { state: 'refused' };

interface Drafts {
  /** What an earlier visit left behind, and nobody edits now; of several the newest. */
  found: Draft | undefined;
  /** Whether another tab edits the same file. */
  isOpenElsewhere: boolean;
  keeping: Keeping;
  /** Keeps what the form holds; undefined where it holds nothing that the file does not. */
  keep: (values: FormValues | undefined) => void;
  /** Removes the found draft, after what the form holds is safe; then the next one is found, if there is one. */
  settle: () => void;
}

/** Keeps what is typed in a file on this device, and finds what was kept before. */
export function useDraft(file: CharacterFile): Drafts {
  const { id, text } = file;
  const [found, setFound] = useState<Draft>();
  const [isOpenElsewhere, setOpenElsewhere] = useState(false);
  const [keeping, setKeeping] = useState<Keeping>({ state: 'nothing' });
  const tab = useRef<Promise<OpenTab>>(undefined);
  const pending = useRef<{ values: FormValues | undefined; timer: number }>(undefined);

  const save = useCallback(async () => {
    const waiting = pending.current;
    if (!waiting) return;
    pending.current = undefined;
    window.clearTimeout(waiting.timer);
    try {
      const { name = id } = (await tab.current) ?? {};
      const { values } = waiting;
      const savedAt = Date.now();
      if (values) await saveDraft({ tab: name, file: id, baseText: text, values, savedAt });
      else await removeDraft({ tab: name, file: id });
      if (!pending.current) setKeeping(values ? { state: 'kept', at: savedAt } : { state: 'nothing' });
    } catch (error) {
      console.warn('A draft could not be kept', error);
      setKeeping({ state: 'refused' });
    }
  }, [id, text]);

  const keep = useCallback(
    (values: FormValues | undefined) => {
      window.clearTimeout(pending.current?.timer);
      pending.current = { values, timer: window.setTimeout(() => void save(), SAVE_AFTER_MS) };
      setKeeping((before) => (before.state === 'refused' ? before : { state: 'pending' }));
    },
    [save],
  );

  const look = useCallback(async () => {
    try {
      const [{ name: own } = { name: id }, tabs, drafts] = await Promise.all([tab.current, tabsOn(id), draftsOf(id)]);
      setOpenElsewhere([...tabs].some((each) => each !== own));
      setFound(drafts.find((draft) => draft.tab !== own && !tabs.has(draft.tab)));
    } catch (error) {
      console.warn('Drafts cannot be read', error);
      setKeeping({ state: 'refused' });
    }
  }, [id]);

  useEffect(() => {
    const held = openTab(id);
    tab.current = held;
    const { announce, stop } = listenToTabs(() => void look());
    void held.then(announce).then(look);
    // After a reload, the page that was there holds its name for a moment longer.
    const later = window.setTimeout(() => void look(), LETTING_GO_MS);
    return () => {
      window.clearTimeout(later);
      stop();
      void save()
        .then(() => held)
        .then(({ close }) => {
          close();
          announce();
        });
    };
  }, [id, look, save]);

  useEffect(() => {
    const flush = () => void save();
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
    };
  }, [save]);

  const settle = useCallback(() => {
    setFound(undefined);
    save()
      .then(() => found && removeDraft(found))
      .then(look)
      .catch((error: unknown) => console.warn('A draft could not be removed', error));
  }, [found, look, save]);

  return { found, isOpenElsewhere, keeping, keep, settle };
}
