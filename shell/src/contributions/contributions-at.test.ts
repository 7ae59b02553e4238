/** @jest-environment node */
import type { Contribution } from '@otherfolk/shared/contract/extension-points';
import { remoteTable } from '@otherfolk/shared/contract/remote-table';
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import type { Site } from '@otherfolk/shared/kinds/site/site-schema';
import { contributionsAt } from './contributions-at';

const link = (id: string, more: object = {}): Contribution => ({
  ...{ id, point: 'navigation.link', title: id, to: `/${id}` },
  ...more,
});
const remote = (id: string, ...contributions: Contribution[]) => ({
  ...{ id, contract: 5, name: id, mounts: {} },
  contributions,
});

const titlesOf = (contributions: Contribution[], extensions: Site['extensions'] = {}, memType: 'a' | 'e' | 'm' = 'm') =>
  contributionsAt(
    remoteTable([remote('map', ...contributions), remote('zoo', link('animals'))]),
    { extensions },
    'navigation.link',
    { ...VISITOR, memType },
  ).map(({ title }) => title);

test('contributions to a point stand in the order of their remotes, those of another point are left out', () => {
  const section: Contribution = { id: 's', point: 'plot.section', title: 's', height: 1 };
  expect(titlesOf([link('b'), section, link('a')])).toEqual(['b', 'a', 'animals']);
});

test.each<[string, Site['extensions'], string[]]>([
  ['turns one off', { 'map/a': { off: true, title: undefined, order: undefined } }, ['b', 'animals']],
  ['names one', { 'map/a': { off: undefined, title: 'Ours', order: undefined } }, ['Ours', 'b', 'animals']],
  ['moves one', { 'zoo/animals': { off: undefined, title: undefined, order: 1 } }, ['animals', 'a', 'b']],
  ['names one that is not there', { 'map/x': { off: true, title: 'x', order: 1 } }, ['a', 'b', 'animals']],
])('the owner %s', (_, extensions, titles) => {
  expect(titlesOf([link('a'), link('b')], extensions)).toEqual(titles);
});

test('the order of a remote counts, and that of the owner for more', () => {
  const links = [link('a', { order: 300 }), link('b')];
  expect(titlesOf(links)).toEqual(['b', 'animals', 'a']);
  expect(titlesOf(links, { 'map/a': { off: undefined, title: undefined, order: 5 } })).toEqual(['a', 'b', 'animals']);
});

test.each([
  ['m', ['animals']],
  ['e', ['editors', 'animals']],
  ['a', ['admins', 'editors', 'animals']],
] as const)('a viewer %s has what is for that role', (memType, titles) => {
  const links = [link('admins', { guard: ['a'] }), link('editors', { guard: ['a', 'e'] })];
  expect(titlesOf(links, {}, memType)).toEqual(titles);
});
