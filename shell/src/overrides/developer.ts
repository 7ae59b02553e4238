import { tryOr } from '@otherfolk/shared/domain/try-or';

/** The key in local storage that is there where somebody has chosen 'Developer' on this device. */
const DEVELOPER_KEY = 'otherfolk:developer';

export const isDeveloper = (): boolean => tryOr(() => localStorage.getItem(DEVELOPER_KEY), null) !== null;

/** Throws where storage is refused or full. */
export function chooseDeveloper(isChosen: boolean): void {
  if (isChosen) localStorage.setItem(DEVELOPER_KEY, '1');
  else localStorage.removeItem(DEVELOPER_KEY);
}
