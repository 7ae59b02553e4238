import type { JsonRecord } from '../../domain/json-record';

const counted = (count: number, one: string, several: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];

/** What files of a catalogue tell of, in words: 'A catalogue of this site: 18 people in 55 lives, 12 plots'. */
export function summaryOf(files: readonly (readonly [path: string, json: JsonRecord])[]): string {
  const within = (folder: string) => files.filter(([path]) => path.startsWith(`${folder}/`));
  const characters = within('characters');
  const lives = characters.filter(([, { variantOf }]) => typeof variantOf === 'string').length;
  const people = counted(characters.length - lives, 'person', 'people');
  const who = [...people, ...counted(lives, 'life', 'lives')].join(' in ');
  const plots = new Set(within('plots').map(([path, { coreId }]) => coreId ?? path));
  const what = [
    ...counted(plots.size, 'plot', 'plots'),
    ...counted(within('locations').length, 'place', 'places'),
    ...counted(within('families').length, 'family', 'families'),
  ];
  return `A catalogue of this site: ${[who, ...what].filter(Boolean).join(', ')}`;
}
