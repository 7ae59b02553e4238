/** @jest-environment node */
import { acceptDeclarations } from './accept-declarations';

const CONTRACT = 5;
const link = { id: 'link', point: 'navigation.link', title: 'Map', to: '/map' };
const map = { id: 'map', contract: CONTRACT, name: 'map', mounts: { map: { label: 'Map' } }, contributions: [link] };

const idsOf = (found: Record<string, unknown>) => acceptDeclarations(found, CONTRACT).declarations.map(({ id }) => id);
const problemsOf = (found: Record<string, unknown>) =>
  acceptDeclarations(found, CONTRACT).problems.map(({ remote, problem }) => `${remote}: ${problem}`);
const contributionsOf = (...contributions: unknown[]) =>
  acceptDeclarations({ map: { ...map, contributions } }, CONTRACT).declarations[0]?.contributions;

test('a declaration that can be read is taken as it is', () => {
  expect(acceptDeclarations({ map }, CONTRACT)).toEqual({
    declarations: [{ ...map, widgets: [], needs: [] }],
    problems: [],
  });
});

test('remotes stand in the order that they declare, and then by their ids', () => {
  const other = (id: string, order?: number) => ({ id, contract: CONTRACT, name: id, ...(order && { order }) });
  expect(idsOf({ map, zoo: other('zoo', 10), art: other('art') })).toEqual(['zoo', 'art', 'map']);
});

test.each<[string, unknown, string]>([
  ['is missing', undefined, 'it has no declaration (otherfolk.json)'],
  ['is a text', 'map', 'its declaration cannot be read: it: Invalid type: Expected Object but received "map"'],
  ['calls itself by another name', { ...map, id: 'maps' }, "it calls itself 'maps'"],
  ['follows another contract', { ...map, contract: 4 }, 'it follows contract 4, the shell 5'],
  ['is huge', { ...map, padding: 'x'.repeat(20_000) }, 'its declaration has 20168 bytes, and 16000 is the most'],
  [
    'claims a page of the shell',
    { ...map, mounts: { tags: {} } },
    "it is left out: it claims the mount 'tags', which belongs to the shell",
  ],
])('a remote whose declaration %s is left out, and named', (_, json, problem) => {
  expect(idsOf({ map: json })).toEqual([]);
  expect(problemsOf({ map: json })).toEqual([`map: ${problem}`]);
});

test.each(['__proto__', 'Map', 'map maker', '../map', ''])('a line of the name %p is none of a remote', (id) => {
  expect(idsOf(JSON.parse(`{${JSON.stringify(id)}: ${JSON.stringify(map)}}`) as Record<string, unknown>)).toEqual([]);
});

test.each([
  ['mount', { mounts: { map: {} } }, "it is left out: it claims the mount 'map', which belongs to 'map'"],
  ['widget', { widgets: ['pin'] }, "it is left out: it claims the widget 'pin', which belongs to 'map'"],
])('of two remotes that claim the same %s the first has it, and both are named', (_, claim, problem) => {
  const found = {
    map: { ...map, order: 1, widgets: ['pin'] },
    other: { id: 'other', contract: 5, name: 'other', ...claim },
  };
  expect(idsOf(found)).toEqual(['map']);
  expect(problemsOf(found)).toEqual([`other: ${problem}`]);
});

test('a remote whose need is not there keeps its pages and loses its contributions', () => {
  const found = { map: { ...map, needs: ['plots'] } };
  expect(acceptDeclarations(found, CONTRACT).declarations).toMatchObject([{ id: 'map', contributions: [] }]);
  expect(problemsOf(found)).toEqual(["map: its contributions are left out: it needs 'plots', which is not there"]);
});

test('remotes that need each other are both taken', () => {
  const art = { ...map, id: 'art', mounts: {}, needs: ['map'] };
  expect(idsOf({ map: { ...map, needs: ['art'] }, art })).toEqual(['art', 'map']);
  expect(problemsOf({ map: { ...map, needs: ['art'] }, art })).toEqual([]);
});

test.each<[string, object, string]>([
  ['names a point that there is not', { point: 'footer.link' }, "there is no point 'footer.link'"],
  ['names a property of objects as its point', { point: 'toString' }, "there is no point 'toString'"],
  [
    'wants another version of its point',
    { version: 2 },
    "it wants version 2 of 'navigation.link', which has version 1",
  ],
  ['leads to another site', { to: '//evil.example' }, 'to: no path of the site'],
  ['runs a script', { to: 'javascript:alert(1)' }, 'to: no path of the site'],
  ['has no title', { title: ' ' }, 'title: empty'],
])('a contribution that %s is left out, and named', (_, change, problem) => {
  const found = { map: { ...map, contributions: [{ ...link, ...change }] } };
  expect(problemsOf(found)).toEqual([`map: the contribution 'link' is left out: ${problem}`]);
  expect(contributionsOf({ ...link, ...change })).toEqual([]);
});

test('of two contributions of one id the first counts', () => {
  expect(contributionsOf(link, { ...link, title: 'Other' })).toEqual([link]);
  expect(problemsOf({ map: { ...map, contributions: [link, link] } })).toEqual([
    "map: the contribution 'link' is left out: another one has its id",
  ]);
});

test('a title is plain text of at most 60 characters', () => {
  const title = '<b>Bold</b>\n text';
  expect(contributionsOf({ ...link, title })).toEqual([{ ...link, title: '<b>Bold</b> text' }]);
  const [long] = contributionsOf({ ...link, title: 'a'.repeat(500) }) ?? [];
  expect(long?.title).toBe(`${'a'.repeat(59)}…`);
});

test.each([0, -1, 1.5, 5000, '300', null])('a section of the height %p is left out', (height) => {
  const section = { id: 'section', point: 'character.section', title: 'Map', height };
  expect(contributionsOf(section)).toEqual([]);
});
