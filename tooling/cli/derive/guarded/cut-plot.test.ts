/** @jest-environment node */
import { cutFile } from './cut-file';
import { viewOf } from './testing/view-of';

const FILE = 'plots/tide.json';
const PUBLISHED = { published: true, version: 1 };

function plotWith(mainRoles: unknown) {
  return { id: 'tide', recordInfo: PUBLISHED, sections: { plotOverview: 'A text.', mainRoles } };
}

/** Ana has a life that visitors see and one of the next release; all of Ben is hidden. */
const people = {
  'characters/ana.json': { id: 'ana', recordInfo: PUBLISHED, variants: [{ id: 'ana-one' }, { id: 'ana-next' }] },
  'characters/ana-one.json': { variantOf: 'ana', recordInfo: PUBLISHED },
  'characters/ana-next.json': { variantOf: 'ana', recordInfo: { published: true, version: 3 } },
  'characters/ben.json': { id: 'ben', recordInfo: PUBLISHED, variants: [{ id: 'ben-one' }] },
  'characters/ben-one.json': { variantOf: 'ben', recordInfo: { published: false } },
};
const viewFor = (flags?: object) => viewOf({ ...people, [FILE]: plotWith([]) }, flags);

test.each<[string, unknown, unknown]>([
  ['goes', { name: 'The guest', variantId: 'ben-one', open: true }, { name: 'The guest', open: true }],
  ['goes, and the person stays', { characterId: 'ana', variantId: 'ana-next' }, { characterId: 'ana' }],
])('the id of a hidden player %s; the role stays', (_, role, expected) => {
  expect(cutFile(viewFor(), FILE, plotWith(['A text.', role]))).toEqual(plotWith(['A text.', expected]));
});

test('a viewer who sees all players gets the very plot', () => {
  const plot = plotWith([{ variantId: 'ana-next' }, { characterId: 'ben' }]);
  expect(cutFile(viewFor({ aN: true, aP: true }), FILE, plot)).toBe(plot);
});

test.each([
  [[{ variantId: 'ana-one' }, { characterId: 'nobody' }]],
  [[{ characterId: 7, variantId: {} }, null, 3]],
  ['A text.'],
  [{ Host: 'A text.' }],
])('roles without a hidden player come as they are: %j', (roles) => {
  const plot = plotWith(roles);
  expect(cutFile(viewFor(), FILE, plot)).toBe(plot);
});
