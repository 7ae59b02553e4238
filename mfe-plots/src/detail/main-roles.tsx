import type { PlotRole, PlotRoles } from '@otherfolk/shared/catalogue/schemas/plot';
import { type Entry, EntryList } from '@otherfolk/shared/ui/entry-list';
import { Prose } from '@otherfolk/shared/ui/prose';

const entryOf = (item: string | PlotRole): Entry =>
  typeof item === 'string' ? { text: item } : { name: item.name, note: item.role, text: item.description };

/** Who is in a plot: name, role and description of each, or text, a list, sub-headings. */
export function MainRoles({ value }: { value: PlotRoles }) {
  return Array.isArray(value) ? <EntryList entries={value.map(entryOf)} /> : <Prose value={value} />;
}
