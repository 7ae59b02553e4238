import { compareNames } from './compare-names';
import type { LocalDay } from './local-day';

const DEFAULT_PART = 'General'; // docs/product.md#changelog

export interface ChangelogItem {
  part?: string | readonly string[] | undefined;
  type?: string | undefined;
  text: string;
}

export interface ChangelogRelease {
  title: string;
  date?: LocalDay | undefined;
  items: readonly ChangelogItem[];
}

interface ChangelogGroup {
  part: string;
  items: { type?: string | undefined; text: string }[];
}

export interface GroupedRelease {
  title: string;
  date?: LocalDay | undefined;
  groups: ChangelogGroup[];
}

/** Blank parts of a list are left out; nothing left is 'General'. */
export function partName(part: ChangelogItem['part']): string {
  const parts = typeof part === 'string' ? [part] : (part ?? []);
  return (
    parts
      .map((name) => name.trim())
      .filter(Boolean)
      .join(', ') || DEFAULT_PART
  );
}

function groupItems(items: readonly ChangelogItem[]): ChangelogGroup[] {
  const groups = new Map<string, ChangelogGroup['items']>();
  for (const { part, type, text } of items) {
    const name = partName(part);
    groups.set(name, [...(groups.get(name) ?? []), { type, text }]);
  }
  return [...groups].map(([part, grouped]) => ({ part, items: grouped })).sort((a, b) => compareNames(a.part, b.part));
}

/** Releases and items in file order, parts alphabetically. Releases of the same title and date become one. */
export function groupChangelog(releases: readonly ChangelogRelease[]): GroupedRelease[] {
  const byRelease = new Map<string, ChangelogRelease>();
  for (const release of releases) {
    const key = JSON.stringify([release.title, release.date]);
    const earlier = byRelease.get(key);
    byRelease.set(key, { ...release, items: [...(earlier?.items ?? []), ...release.items] });
  }
  return [...byRelease.values()].map(({ title, date, items }) => ({ title, date, groups: groupItems(items) }));
}
