import { regionOf } from './places/region';
import { texts } from './texts';

const LIST = '/data/locations/index.json';

const isEntry = (entry: unknown): entry is { id: string } =>
  typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string';

/** The regions of all places, for the filter of their list. */
export async function regionsByPlace(): Promise<Record<string, readonly string[]>> {
  const response = await fetch(LIST);
  if (!response.ok) throw new Error(`${LIST} answers ${response.status}`);
  const entries: unknown = await response.json();
  if (!Array.isArray(entries)) throw new Error(`${LIST} is no list`);
  return Object.fromEntries(entries.filter(isEntry).map(({ id }) => [id, [texts.regionNames[regionOf(id)]]]));
}
