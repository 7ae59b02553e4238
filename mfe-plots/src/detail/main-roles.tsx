import { isEmptyValue } from '@otherfolk/shared/domain/emptiness';
import type { PlotRole, PlotRoles } from '@otherfolk/shared/kinds/plot/plot-schema';
import type { Player } from '@otherfolk/shared/links/linked-items';
import { type Entry, EntryList } from '@otherfolk/shared/ui/entry-list';
import { Prose } from '@otherfolk/shared/ui/prose';
import { texts } from '../texts';

interface MainRolesProps {
  value: PlotRoles;
  /** The people who play them, as far as the viewer may see it. */
  cast: readonly Player[];
}

/** The text of a role that is still to be cast. */
const openRole = ({ open, seats = 1 }: PlotRole): string | undefined => (open ? texts.page.openRole(seats) : undefined);

function entryOf(item: string | PlotRole, cast: readonly Player[]): Entry {
  if (typeof item === 'string') return { text: item };
  const player = cast.find(({ playerId }) => playerId === (item.variantId ?? item.characterId));
  return {
    name: item.name,
    note: item.role,
    text: item.description,
    badge: openRole(item),
    to: player?.to,
    image: player?.image,
  };
}

/** Whether they say anything: a role that is only marked as open says nothing yet. */
export const areRolesBlank = (value: PlotRoles | undefined): boolean =>
  Array.isArray(value)
    ? value.every((role) => isEmptyValue(typeof role === 'string' ? role : [role.name, role.role, role.description]))
    : isEmptyValue(value);

/** The people in a plot: name, role and description of each, with portrait and link for people of the catalogue; or text, a list, sub-headings. */
export function MainRoles({ value, cast }: MainRolesProps) {
  if (!Array.isArray(value)) return <Prose value={value} />;
  return <EntryList entries={value.map((item) => entryOf(item, cast))} />;
}
