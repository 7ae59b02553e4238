import type { BundleKey, GuardedKey } from './guarded-keys';

const BUNDLE = /^[0-9a-f]{32}$/;
/** 32 bytes in base64. */
const KEY = /^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/;

/** Whether the values are those of a key, whatever else is there. */
export function isBundleKey(value: unknown): value is BundleKey {
  if (typeof value !== 'object' || value === null) return false;
  const { bundle, key } = value as Partial<Record<keyof BundleKey, unknown>>;
  return typeof bundle === 'string' && BUNDLE.test(bundle) && typeof key === 'string' && KEY.test(key);
}

const bundleKey = ({ bundle, key }: BundleKey): BundleKey => ({ bundle, key });

/** A document of the collection as it was read; undefined where it is malformed. Of earlier keys the well-formed ones are left. */
export function guardedKeyFrom(stored: unknown): GuardedKey | undefined {
  if (!isBundleKey(stored)) return undefined;
  const { before } = stored as { before?: unknown };
  return { ...bundleKey(stored), before: Array.isArray(before) ? before.filter(isBundleKey).map(bundleKey) : [] };
}
