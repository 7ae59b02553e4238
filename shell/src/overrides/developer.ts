import { tryOr } from '@otherfolk/shared/domain/try-or';

/** Under it, in local storage, that somebody has chosen 'Developer' on this device. */
const DEVELOPER_KEY = 'otherfolk:developer';

export const isDeveloper = (): boolean => tryOr(() => localStorage.getItem(DEVELOPER_KEY), null) !== null;

/** Throws where storage is refused or full. */
export function chooseDeveloper(isChosen: boolean): void {
  if (isChosen) localStorage.setItem(DEVELOPER_KEY, '1');
  else localStorage.removeItem(DEVELOPER_KEY);
}
