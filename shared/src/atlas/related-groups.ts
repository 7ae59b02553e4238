interface Group {
  /** Places in the list, in its order. */
  members: number[];
  /** Relations among them, by places in `members`. */
  pairs: [number, number][];
}

/** The groups of a list whose members are related, directly or by others; relations are pairs of places in the list. */
export function relatedGroups(count: number, pairs: readonly (readonly [number, number])[]): Group[] {
  const parents = Array.from({ length: count }, (_, index) => index);
  const parentOf = (index: number) => parents[index] ?? index;
  function rootOf(index: number): number {
    let each = index;
    while (parentOf(each) !== each) {
      // The next who asks has a shorter way.
      parents[each] = parentOf(parentOf(each));
      each = parentOf(each);
    }
    return each;
  }
  for (const [first, second] of pairs) parents[rootOf(second)] = rootOf(first);

  const groups = new Map<number, Group>();
  const placeOf: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const group = groups.get(rootOf(index)) ?? { members: [], pairs: [] };
    groups.set(rootOf(index), group);
    placeOf[index] = group.members.push(index) - 1;
  }
  for (const [first, second] of pairs)
    groups.get(rootOf(first))?.pairs.push([placeOf[first] ?? 0, placeOf[second] ?? 0]);
  return [...groups.values()];
}
