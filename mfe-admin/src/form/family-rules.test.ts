/** @jest-environment node */
import fc from 'fast-check';
import {
  type Branch,
  descendantsOf,
  forestOf,
  mayBeChildOf,
  type Member,
  movedBelow,
  newMemberId,
  withMember,
  withoutLink,
  withoutMember,
  withPartners,
} from './family-rules';

const links = (ids: string) => [...ids].map((id) => ({ id }));

/** Reads members from lines such as 'c:ab+d': c, child of a and b, partner of d. */
function family(...lines: string[]): Member[] {
  return lines.map((line) => {
    const [, id = '', parents = '', partners = ''] = /^(\w*):?(\w*)\+?(\w*)$/.exec(line) ?? [];
    return { id, name: id.toUpperCase(), parents: links(parents), partners: links(partners) };
  });
}

const lineOf = ({ id, parents, partners }: Member) => {
  const text = (all: Member['parents']) => all.map((each) => each.id).join('');
  return `${id}${parents.length > 0 ? `:${text(parents)}` : ''}${partners.length > 0 ? `+${text(partners)}` : ''}`;
};

/** Writes a tree as in 'a+b(c,d)': a beside b, and their children. */
const drawn = (members: readonly Member[], branches: readonly Branch[] = forestOf(members)): string =>
  branches
    .map(({ couple, children }) => {
      const names = couple.map((place) => members[place]?.id || `#${place}`).join('+');
      return children.length > 0 ? `${names}(${drawn(members, children)})` : names;
    })
    .join(',');

test.each([
  ['a couple with children', ['a+b', 'b+a', 'c:ab', 'd:ab'], 'a+b(c,d)'],
  ['three generations', ['a', 'b:a', 'c:b'], 'a(b(c))'],
  ['a partner of whom only one side says so', ['a', 'b+a', 'c:b'], 'a+b(c)'],
  ['parents who are no partners', ['a', 'b', 'c:ab'], 'a+b(c)'],
  ['a partner who married in, and is listed first', ['r+c', 'a', 'c:a+r'], 'a(c+r)'],
  ['a partner with parents of her own', ['a', 'b', 'c:a+d', 'd:b'], 'a(c+d),b'],
  ['ids of nobody', ['a:x+y', 'b:a'], 'a(b)'],
  ['somebody who is a parent of himself', ['a:a+a', 'b:a'], 'a(b)'],
  ['a circle of parents', ['a:b', 'b:c', 'c:a', 'd'], 'd,a(c(b))'],
  ['two members of one id', ['a', 'a', 'b:a'], 'a(b),a'],
  ['members without ids', ['', ':', 'c'], '#0,#1,c'],
])('%s: everybody stands in the tree once', (_, lines, tree) => {
  expect(drawn(family(...lines))).toBe(tree);
});

test('a family tree loses nobody and shows nobody twice, whatever its file says', () => {
  const ids = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'x'), maxLength: 3 });
  const lines = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', ''), ids, ids), { maxLength: 9 });
  const flat = (branches: readonly Branch[]): number[] =>
    branches.flatMap(({ couple, children }) => [...couple, ...flat(children)]);
  fc.assert(
    fc.property(lines, (all) => {
      const members = all.map(([id, parents, partners]) => ({
        id,
        name: id,
        parents: links(parents),
        partners: links(partners),
      }));
      expect(flat(forestOf(members)).sort((a, b) => a - b)).toEqual([...members.keys()]);
      members.forEach((_, place) =>
        expect(flat(forestOf(withoutMember(members, place)))).toHaveLength(members.length - 1),
      );
    }),
  );
});

test('a member becomes neither a child of himself nor of a descendant', () => {
  const members = family('a', 'b:a', 'c:b', 'd');
  expect([...descendantsOf(members, 0)]).toEqual([1, 2]);
  expect([0, 1, 2, 3].map((parent) => mayBeChildOf(members, 0, parent))).toEqual([false, false, false, true]);
});

test.each([
  ['a partner', 'partner', ['a+n', 'n+a']],
  ['a child', 'child', ['a', 'n:a']],
  ['a parent', 'parent', ['a:n', 'n']],
] as const)('a new member is %s of the one that is chosen', (_, kin, lines) => {
  const [added] = family('n');
  expect(withMember(family('a'), added as Member, kin, 0).map(lineOf)).toEqual(lines);
});

test('a new child of somebody with one partner is a child of both, and of the one alone where there are several', () => {
  const [child] = family('n');
  expect(lineOf(withMember(family('a+b', 'b'), child as Member, 'child', 1)[2] as Member)).toBe('n:ba');
  expect(lineOf(withMember(family('a+bc', 'b', 'c'), child as Member, 'child', 0)[3] as Member)).toBe('n:a');
});

test('a member who is moved below another has other parents, and nobody else is touched', () => {
  const members = family('a+b', 'b+a', 'c:x', 'd:c');
  const moved = movedBelow(members, 2, 0);
  expect(moved.map(lineOf)).toEqual(['a+b', 'b+a', 'c:ab', 'd:c']);
  expect([0, 1, 3].every((place) => moved[place] === members[place])).toBe(true);
});

test('a member who is removed leaves no reference behind, and others stay the very objects that they were', () => {
  const members = family('a+b', 'b+a', 'c:ab', 'd');
  const rest = withoutMember(members, 0);
  expect(rest.map(lineOf)).toEqual(['b', 'c:b', 'd']);
  expect(rest[2]).toBe(members[3]);
});

test('a member without an id is given the one of the place once somebody refers to it', () => {
  expect(withPartners(family('', 'b'), 0, 1).map(({ id, partners }) => [id, partners])).toEqual([
    ['member-0', [{ id: 'b' }]],
    ['b', [{ id: 'member-0' }]],
  ]);
  const members = [...family('a', ''), { id: 'c', name: '', parents: [{ id: 'member-1' }], partners: [] }];
  expect(withoutMember(members, 0).map(({ id }) => id)).toEqual(['member-1', 'c']);
});

test('a link that is taken away from one partner is taken away from the other', () => {
  expect(withoutLink(family('a+b', 'b+a'), 0, 'partners', 'b').map(lineOf)).toEqual(['a', 'b']);
  expect(withoutLink(family('a', 'b:ax'), 1, 'parents', 'x').map(lineOf)).toEqual(['a', 'b:a']);
});

test.each([
  ['Ada Wren', 'ada-wren'],
  ['A', 'a-2'],
  ['漢字', 'member'],
])('the id of %s is made from the name, and is nobody else’s', (name, id) => {
  expect(newMemberId(name, family('a'))).toBe(id);
});
