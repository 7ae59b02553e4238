/** The links between members, by their ids; ids that no member has are left out. */
export interface Kin {
  id: string;
  parents?: readonly string[] | undefined;
  partners?: readonly string[] | undefined;
}

export interface PlacedMember {
  /** Place in the list of members. */
  index: number;
  x: number;
  y: number;
}

export interface FamilyLayout {
  members: PlacedMember[];
  /** Lines, as indexes in the list of members. */
  couples: [number, number][];
  children: { child: number; parents: number[] }[];
}

const COLUMN = 132;
const ROW = 170;

/** Members by generation, the eldest first. Who would be an ancestor of himself is not: the line that closes a circle is left out. */
function generationsOf(
  parents: readonly number[][],
  partners: readonly number[][],
): { rows: number[][]; parents: number[][] } {
  const state = parents.map((): 'new' | 'open' | 'done' => 'new');
  const kept = parents.map((): number[] => []);
  const visit = (member: number) => {
    state[member] = 'open';
    for (const parent of parents[member] ?? []) {
      if (state[parent] === 'open') continue;
      kept[member]?.push(parent);
      if (state[parent] === 'new') visit(parent);
    }
    state[member] = 'done';
  };
  parents.forEach((_, member) => {
    if (state[member] === 'new') visit(member);
  });
  const generation = parents.map(() => 0);
  // Couples of several generations could push each other on for ever: there are never more rows than members.
  for (let pass = 0; pass < parents.length; pass += 1) {
    generation.forEach((own, member) => {
      const above = (kept[member] ?? []).map((parent) => (generation[parent] ?? 0) + 1);
      const beside = (partners[member] ?? []).map((partner) => generation[partner] ?? 0);
      generation[member] = Math.min(parents.length, Math.max(own, ...above, ...beside));
    });
  }
  const levels = [...new Set(generation)].sort((a, b) => a - b);
  const rows = levels.map((level) => generation.flatMap((own, member) => (own === level ? [member] : [])));
  return { rows, parents: kept };
}

/** Members of a row who stand together: couples, however many. */
function groupsOf(row: readonly number[], partners: readonly number[][]): number[][] {
  const left = new Set(row);
  return row.flatMap((member) => {
    if (!left.delete(member)) return [];
    const group = [member];
    for (const each of group) for (const partner of partners[each] ?? []) if (left.delete(partner)) group.push(partner);
    // A member with two partners stands between them.
    const [first, second, third, ...others] = group;
    const isBetween = second !== undefined && third !== undefined && !(partners[second] ?? []).includes(third);
    return [isBetween ? [second, first ?? second, third, ...others] : group];
  });
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Places of a family in rows of generations, couples beside each other, children below their parents. Takes any input. */
export function familyLayout(family: readonly Kin[]): FamilyLayout {
  const indexes = new Map<string, number>();
  family.forEach(({ id }, index) => {
    if (!indexes.has(id)) indexes.set(id, index);
  });
  const known = (own: number, ids: readonly string[] = []) =>
    [...new Set(ids.flatMap((id) => indexes.get(id) ?? []))].filter((index) => index !== own);
  const partners = family.map((): number[] => []);
  family.forEach((member, own) => {
    for (const other of known(own, member.partners)) {
      if (!partners[own]?.includes(other)) partners[own]?.push(other);
      if (!partners[other]?.includes(own)) partners[other]?.push(own);
    }
  });
  const { rows, parents } = generationsOf(
    family.map((member, own) => known(own, member.parents)),
    partners,
  );
  const xs = new Map<number, number>();
  const members = rows.flatMap((row, level) => {
    const groups = groupsOf(row, partners).map((group) => {
      const above = group.flatMap((member) => (parents[member] ?? []).flatMap((parent) => xs.get(parent) ?? []));
      return { group, wish: above.length > 0 ? mean(above) : undefined };
    });
    // Members without parents stay where they are in the list.
    let last = 0;
    const ordered = groups.map(({ group, wish }) => ({ group, wish: (last = wish ?? last) }));
    ordered.sort((a, b) => a.wish - b.wish);
    let end = -Infinity;
    const placed = ordered.flatMap(({ group, wish }) => {
      const start = Math.max(end, wish - ((group.length - 1) * COLUMN) / 2);
      end = start + group.length * COLUMN;
      return group.map((index, place) => ({
        index,
        x: start + place * COLUMN,
        wish: wish + (place - (group.length - 1) / 2) * COLUMN,
      }));
    });
    const shift = placed.length > 0 ? mean(placed.map(({ x, wish }) => wish - x)) : 0;
    return placed.map(({ index, x }): PlacedMember => {
      xs.set(index, x + shift);
      return { index, x: Math.round(x + shift), y: level * ROW };
    });
  });
  return {
    members,
    couples: partners.flatMap((others, own) =>
      others.flatMap((other): [number, number][] => (own < other ? [[own, other]] : [])),
    ),
    children: parents.flatMap((of, child) => (of.length > 0 ? [{ child, parents: of }] : [])),
  };
}
