import type { SourceItem, SourceKind } from '../source/source-item';

const NOUNS: Readonly<Record<SourceKind, readonly [one: string, many: string]>> = {
  character: ['person', 'people'],
  plot: ['plot', 'plots'],
  location: ['place', 'places'],
  family: ['family', 'families'],
};

const KINDS = Object.keys(NOUNS) as SourceKind[];

/** Items in numbers: '3 people, 1 place'. */
export function countsInWords(items: readonly Pick<SourceItem, 'kind'>[]): string {
  const parts = KINDS.flatMap((kind) => {
    const count = items.filter((item) => item.kind === kind).length;
    return count === 0 ? [] : [`${count} ${NOUNS[kind][count === 1 ? 0 : 1]}`];
  });
  return parts.join(', ') || 'nothing';
}

/** The title of the change: 'Import 3 people, 1 place'. */
export const importSummary = (items: readonly SourceItem[]): string => {
  const [only] = items;
  return items.length === 1 && only ? `Import ${only.name}` : `Import ${countsInWords(items)}`;
};
