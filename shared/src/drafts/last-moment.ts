import { tryOr } from '../domain/try-or';
import { type Draft, type DraftKey, isDraft } from './draft';

/** The beginning of the names of all drafts in local storage, of whomever they are. */
export const LAST_MOMENT_PREFIX = 'otherfolk-draft:';

const nameOf = ({ owner, file, tab }: DraftKey) => `${LAST_MOMENT_PREFIX}${owner}/${file}/${tab}`;

/**
 * Keeps a draft before this returns, where a page that is being closed would not live to see it stored in the database. Best
 * effort: storage that refuses, or is full, keeps nothing here.
 */
export function saveAtLastMoment(draft: Draft): void {
  // The database may still take it.
  tryOr(() => localStorage.setItem(nameOf(draft), JSON.stringify(draft)), undefined);
}

export function dropLastMoment(key: DraftKey): void {
  tryOr(() => localStorage.removeItem(nameOf(key)), undefined);
}

const parsed = (text: string | null) => tryOr((): unknown => JSON.parse(text ?? ''), undefined);

/** The drafts that were kept so and are not in the database yet; of one member, or of all. */
export function lastMomentDrafts(owner?: string): Draft[] {
  const texts = tryOr(() => {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(LAST_MOMENT_PREFIX));
    return names.map((name) => localStorage.getItem(name));
  }, []);
  const drafts = texts.map(parsed).filter(isDraft);
  return drafts.filter((draft) => owner === undefined || draft.owner === owner);
}
