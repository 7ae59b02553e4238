import type { PageLoad } from '@otherfolk/shared/storage/page-loads';

/** The figures of one kind of page with one shell: medians, where anything was measured. */
export interface SpeedRow {
  shell: string;
  page: string;
  loads: number;
  load: number | undefined;
  lcp: number | undefined;
  inp: number | undefined;
  cls: number | undefined;
  /** The ids of remotes that failed, each once. */
  failed: readonly string[];
}

export function median(numbers: readonly (number | undefined)[]): number | undefined {
  const sorted = numbers.filter((each) => each !== undefined).sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/** The figures by shell and kind of page, in the order in which loads have them first. */
export function speedRows(loads: readonly PageLoad[]): SpeedRow[] {
  const groups = new Map<string, PageLoad[]>();
  for (const load of loads) {
    const key = `${load.shell} ${load.page}`;
    groups.set(key, [...(groups.get(key) ?? []), load]);
  }
  return [...groups.values()].flatMap((group): SpeedRow[] => {
    const [first] = group;
    if (!first) return [];
    const medianOf = (figure: 'load' | 'lcp' | 'inp' | 'cls') => median(group.map((load) => load[figure]));
    return [
      {
        ...{ shell: first.shell, page: first.page, loads: group.length },
        ...{ load: medianOf('load'), lcp: medianOf('lcp'), inp: medianOf('inp'), cls: medianOf('cls') },
        failed: [...new Set(group.flatMap(({ failed }) => failed.map(({ id }) => id)))],
      },
    ];
  });
}
