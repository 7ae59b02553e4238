import { idOfName } from '../create/id-of-name';

/** A member of a family in the form: `parents` and `partners` name members, and perhaps nobody. */
export interface Member {
  id: string;
  name: string;
  parents: readonly { id: string }[];
  partners: readonly { id: string }[];
}

/** A couple or a single person, as places in the list of members, and the branches of their children below them. */
export interface Branch {
  couple: number[];
  children: Branch[];
}

/** The id that the site reads where a member has none. */
export const idOf = ({ id }: { id: string }, place: number): string => id || `member-${place}`;

/** The places that a list of ids names, for each member; ids of nobody, and the member's own, name no place. */
function placesNamedBy(members: readonly Member[], key: 'parents' | 'partners'): number[][] {
  const places = new Map<string, number>();
  members.forEach((member, place) => {
    const id = idOf(member, place);
    if (!places.has(id)) places.set(id, place);
  });
  return members.map((member, own) => [
    ...new Set(member[key].flatMap(({ id }) => places.get(id) ?? []).filter((place) => place !== own)),
  ]);
}

const parentsOf = (members: readonly Member[]): number[][] => placesNamedBy(members, 'parents');

/** Who stands beside whom: partners, whichever of the two says so, and parents of one child. */
function besideEachOther(members: readonly Member[], parents: readonly number[][]): Set<number>[] {
  const beside = members.map(() => new Set<number>());
  const join = (a: number, b: number) => {
    if (a === b) return;
    beside[a]?.add(b);
    beside[b]?.add(a);
  };
  placesNamedBy(members, 'partners').forEach((partners, own) => partners.forEach((each) => join(own, each)));
  for (const [first, ...others] of parents) if (first !== undefined) others.forEach((each) => join(first, each));
  return beside;
}

/**
 * The family from its eldest on. Each member stands in it once, whatever the file says: who has married in stands beside the partner,
 * and a line that would make somebody an ancestor of himself is left out.
 */
export function forestOf(members: readonly Member[]): Branch[] {
  const parents = parentsOf(members);
  const beside = besideEachOther(members, parents);
  const left = new Set(members.keys());

  function branchOf(place: number): Branch[] {
    if (!left.delete(place)) return [];
    const couple = [place];
    for (const each of couple) for (const other of beside[each] ?? []) if (left.delete(other)) couple.push(other);
    const children = [...left].filter((each) => parents[each]?.some((parent) => couple.includes(parent)));
    return [{ couple, children: children.flatMap(branchOf) }];
  }

  const isEldest = (place: number) => parents[place]?.length === 0;
  const all = [...members.keys()];
  const first = all.filter((place) => isEldest(place) && [...(beside[place] ?? [])].every(isEldest));
  return [...first, ...all.filter(isEldest), ...all].flatMap(branchOf);
}

/** Children, their children, and so on. */
export function descendantsOf(members: readonly Member[], place: number): Set<number> {
  const parents = parentsOf(members);
  const found = new Set<number>();
  const open = [place];
  for (const each of open) {
    parents.forEach((own, child) => {
      if (!own.includes(each) || found.has(child) || child === place) return;
      found.add(child);
      open.push(child);
    });
  }
  return found;
}

/** Whether one of them may become a child of the other: nobody is a descendant of himself. */
export const mayBeChildOf = (members: readonly Member[], child: number, parent: number): boolean =>
  child !== parent && !descendantsOf(members, child).has(parent);

/** The id that a name suggests, which nobody in the family has. */
export function newMemberId(name: string, members: readonly Member[]): string {
  const taken = new Set(members.map(idOf));
  const stem = idOfName(name) || 'member';
  let id = stem;
  for (let nth = 2; taken.has(id); nth++) id = `${stem}-${nth}`;
  return id;
}

/** The parents that a child of this member has: the member, and the partner where there is one alone. */
function coupleOf(members: readonly Member[], place: number): number[] {
  const partners = placesNamedBy(members, 'partners');
  const all = new Set([
    ...(partners[place] ?? []),
    ...partners.flatMap((own, other) => (own.includes(place) ? [other] : [])),
  ]);
  return all.size === 1 ? [place, ...all] : [place];
}

/** A member who is referred to says his id: the one that the site gives him depends on his place. */
const withIdAt = <M extends Member>(members: readonly M[], places: readonly number[]): M[] =>
  members.map((member, place) =>
    member.id === '' && places.includes(place) ? { ...member, id: idOf(member, place) } : member,
  );

const linksTo = (members: readonly Member[], places: readonly number[]) =>
  places.flatMap((place) => (members[place] ? [{ id: idOf(members[place], place) }] : []));

const withAt = <M extends Member>(members: readonly M[], place: number, change: (member: M) => M): M[] =>
  members.map((member, each) => (each === place ? change(member) : member));

/** The members, after these have become the parents of that child. */
export function withParents<M extends Member>(members: readonly M[], child: number, parents: readonly number[]): M[] {
  const named = withIdAt(members, parents);
  return withAt(named, child, (member) => ({ ...member, parents: linksTo(named, parents) }));
}

/** The members, after one has become a child of the other, and of the other's partner where there is exactly one. */
export const movedBelow = <M extends Member>(members: readonly M[], child: number, parent: number): M[] =>
  withParents(
    members,
    child,
    coupleOf(members, parent).filter((each) => mayBeChildOf(members, child, each)),
  );

/** The members, after one of them has got one more parent. */
export function withParent<M extends Member>(members: readonly M[], child: number, parent: number): M[] {
  const named = withIdAt(members, [parent]);
  return withAt(named, child, (member) => ({ ...member, parents: [...member.parents, ...linksTo(named, [parent])] }));
}

/** The members, after two of them have become partners, each of whom names the other. */
export function withPartners<M extends Member>(members: readonly M[], a: number, b: number): M[] {
  const named = withIdAt(members, [a, b]);
  const join = (all: M[], own: number, other: number) =>
    withAt(all, own, (member) => {
      const link = linksTo(named, [other]);
      const isThere = member.partners.some(({ id }) => id === link[0]?.id);
      return isThere ? member : { ...member, partners: [...member.partners, ...link] };
    });
  return join(join(named, a, b), b, a);
}

/** The members, without the link to that id among the parents or the partners of one; a partner no longer names that one either. */
export function withoutLink<M extends Member>(
  members: readonly M[],
  place: number,
  key: 'parents' | 'partners',
  id: string,
): M[] {
  const own = members[place] && idOf(members[place], place);
  const without = (member: M, gone: string | undefined) =>
    member[key].some((each) => each.id === gone)
      ? { ...member, [key]: member[key].filter((each) => each.id !== gone) }
      : member;
  return members.map((member, each) => {
    if (each === place) return without(member, id);
    return key === 'partners' && idOf(member, each) === id ? without(member, own) : member;
  });
}

/** How a new member belongs to one who is there. */
export type NewKin = 'partner' | 'child' | 'parent';

/** The members, with a new one at the end, who has an id. */
export function withMember<M extends Member>(members: readonly M[], member: M, kin?: NewKin, place = -1): M[] {
  const all = [...members, member];
  const added = members.length;
  switch (kin) {
    case 'partner':
      return withPartners(all, place, added);
    case 'child':
      return movedBelow(all, added, place);
    case 'parent':
      return withParent(all, place, added);
    case undefined:
      return all;
  }
}

/** The members without one of them, and without what refers to that one. */
export function withoutMember<M extends Member>(members: readonly M[], place: number): M[] {
  const gone = members[place] && idOf(members[place], place);
  const referredTo = [...parentsOf(members), ...placesNamedBy(members, 'partners')].flat();
  // Another one of the same id is still there.
  const isLast = !members.some((member, each) => each !== place && idOf(member, each) === gone);
  const without = (links: Member['parents']) =>
    links.some(({ id }) => id === gone) ? links.filter(({ id }) => id !== gone) : links;
  const rest = withIdAt(members, referredTo).filter((_, each) => each !== place);
  if (!isLast) return rest;
  return rest.map((member) => {
    const [parents, partners] = [without(member.parents), without(member.partners)];
    return parents === member.parents && partners === member.partners ? member : { ...member, parents, partners };
  });
}
