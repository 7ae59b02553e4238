/** Under it, in session storage, the overrides of this tab as JSON. */
export const OVERRIDES_KEY = 'otherfolk:overrides';
export const OVERRIDE_PARAMETER = 'override';

/** Whether this tab is to load a remote from somewhere else. */
export function isOverridden(): boolean {
  try {
    return location.search.includes(`${OVERRIDE_PARAMETER}=`) || sessionStorage.getItem(OVERRIDES_KEY) !== null;
  } catch {
    return false;
  }
}
