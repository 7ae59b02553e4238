import { idOfName } from '@otherfolk/shared/files/id-of-name';

/** A member of a family in the form: `parents` and `partners` name members, and perhaps nobody. */
export interface Member {
  id: string;
  name: string;
  parents: readonly { id: string }[];
  partners: readonly { id: string }[];
}

/** A couple or a single person, as indexes in the list of members, and the branches of their children below them. */
export interface Branch {
  couple: number[];
  children: Branch[];
}

/** The id that the site reads where a member has none. */
export const idOf = ({ id }: { id: string }, index: number): string => id || `member-${index}`;

/** The indexes that a list of ids names, for each member; ids of nobody, and the member's own, name no index. */
function indexesNamedBy(members: readonly Member[], key: 'parents' | 'partners'): number[][] {
  const indexes = new Map<string, number>();
  members.forEach((member, index) => {
    const id = idOf(member, index);
    if (!indexes.has(id)) indexes.set(id, index);
  });
  return members.map((member, own) => [
    ...new Set(member[key].flatMap(({ id }) => indexes.get(id) ?? []).filter((index) => index !== own)),
  ]);
}

const parentsOf = (members: readonly Member[]): number[][] => indexesNamedBy(members, 'parents');

/** The spouses of each member: partners, whichever of the two says so, and parents of one child. */
function spousesOf(members: readonly Member[], parents: readonly number[][]): Set<number>[] {
  const spouses = members.map(() => new Set<number>());
  const join = (a: number, b: number) => {
    if (a === b) return;
    spouses[a]?.add(b);
    spouses[b]?.add(a);
  };
  indexesNamedBy(members, 'partners').forEach((partners, own) => partners.forEach((each) => join(own, each)));
  for (const [first, ...others] of parents) if (first !== undefined) others.forEach((each) => join(first, each));
  return spouses;
}

/**
 * The family from its eldest on. Each member stands in it once, whatever the file says: who has married in stands beside the partner,
 * and a line that would make somebody an ancestor of himself is left out.
 */
export function forestOf(members: readonly Member[]): Branch[] {
  const parents = parentsOf(members);
  const spouses = spousesOf(members, parents);
  const left = new Set(members.keys());

  function branchOf(index: number): Branch[] {
    if (!left.delete(index)) return [];
    const couple = [index];
    for (const each of couple) for (const other of spouses[each] ?? []) if (left.delete(other)) couple.push(other);
    const children = [...left].filter((each) => parents[each]?.some((parent) => couple.includes(parent)));
    return [{ couple, children: children.flatMap(branchOf) }];
  }

  const isEldest = (index: number) => parents[index]?.length === 0;
  const all = [...members.keys()];
  const first = all.filter((index) => isEldest(index) && [...(spouses[index] ?? [])].every(isEldest));
  return [...first, ...all.filter(isEldest), ...all].flatMap(branchOf);
}

/** Children, their children, and so on. */
export function descendantsOf(members: readonly Member[], index: number): Set<number> {
  const parents = parentsOf(members);
  const found = new Set<number>();
  const open = [index];
  for (const each of open) {
    parents.forEach((own, child) => {
      if (!own.includes(each) || found.has(child) || child === index) return;
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
function coupleOf(members: readonly Member[], index: number): number[] {
  const partners = indexesNamedBy(members, 'partners');
  const all = new Set([
    ...(partners[index] ?? []),
    ...partners.flatMap((own, other) => (own.includes(index) ? [other] : [])),
  ]);
  return all.size === 1 ? [index, ...all] : [index];
}

/** A member who is referred to says his id: the one that the site gives him depends on his index. */
const withIdAt = <M extends Member>(members: readonly M[], indexes: readonly number[]): M[] =>
  members.map((member, index) =>
    member.id === '' && indexes.includes(index) ? { ...member, id: idOf(member, index) } : member,
  );

const linksTo = (members: readonly Member[], indexes: readonly number[]) =>
  indexes.flatMap((index) => (members[index] ? [{ id: idOf(members[index], index) }] : []));

const withAt = <M extends Member>(members: readonly M[], index: number, change: (member: M) => M): M[] =>
  members.map((member, each) => (each === index ? change(member) : member));

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
  index: number,
  key: 'parents' | 'partners',
  id: string,
): M[] {
  const own = members[index] && idOf(members[index], index);
  const without = (member: M, gone: string | undefined) =>
    member[key].some((each) => each.id === gone)
      ? { ...member, [key]: member[key].filter((each) => each.id !== gone) }
      : member;
  return members.map((member, each) => {
    if (each === index) return without(member, id);
    return key === 'partners' && idOf(member, each) === id ? without(member, own) : member;
  });
}

/** How a new member belongs to one who is there. */
export type NewKin = 'partner' | 'child' | 'parent';

/** The members, with a new one at the end, who has an id. */
export function withMember<M extends Member>(members: readonly M[], member: M, kin?: NewKin, index = -1): M[] {
  const all = [...members, member];
  const added = members.length;
  switch (kin) {
    case 'partner':
      return withPartners(all, index, added);
    case 'child':
      return movedBelow(all, added, index);
    case 'parent':
      return withParent(all, index, added);
    case undefined:
      return all;
  }
}

/** The members without one of them, and without what refers to that one. */
export function withoutMember<M extends Member>(members: readonly M[], index: number): M[] {
  const gone = members[index] && idOf(members[index], index);
  const referredTo = [...parentsOf(members), ...indexesNamedBy(members, 'partners')].flat();
  // Another one of the same id is still there.
  const isLast = !members.some((member, each) => each !== index && idOf(member, each) === gone);
  const without = (links: Member['parents']) =>
    links.some(({ id }) => id === gone) ? links.filter(({ id }) => id !== gone) : links;
  const rest = withIdAt(members, referredTo).filter((_, each) => each !== index);
  if (!isLast) return rest;
  return rest.map((member) => {
    const [parents, partners] = [without(member.parents), without(member.partners)];
    return parents === member.parents && partners === member.partners ? member : { ...member, parents, partners };
  });
}
