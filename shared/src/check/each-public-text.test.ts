/** @jest-environment node */
import { jsonPath } from '../catalogue/json-path';
import { eachPublicText } from './each-public-text';

const hidden = { characters: new Set(['mara', 'mara-grey']), plots: new Set(['storm-horror']) };

function read(file: unknown): string[] {
  const found: string[] = [];
  eachPublicText(file, hidden, (text, keys) => found.push(`${jsonPath(keys)} ${text}`));
  return found;
}

test('texts of any depth and their headings are read, with their places', () => {
  expect(read({ hook: 'A', sections: { 'A Voice': ['B', { c: 'D' }], n: 1, none: null } })).toEqual([
    '$.hook hook',
    '$.hook A',
    '$.sections sections',
    '$.sections["A Voice"] A Voice',
    '$.sections["A Voice"][0] B',
    '$.sections["A Voice"][1].c c',
    '$.sections["A Voice"][1].c D',
    '$.sections.n n',
    '$.sections.none none',
  ]);
});

test.each<[string, unknown]>([
  ['a life in the list of its core', { variants: [{ id: 'mara-grey', label: 'Grey Eminence' }] }],
  ['a life in the list of an override', { variantOverrides: { variants: [{ id: 'mara-grey', label: 'Grey' }] } }],
  ['a relationship', { sections: { relationships: [{ characterId: 'mara', text: 'Her secret' }] } }],
  ['a member of a family', { members: [{ characterId: 'mara', name: 'Mara' }] }],
  ['a connected character', { connectedCharacters: ['mara'] }],
  ['a connected plot', { connectedPlots: ['storm-horror'] }],
  ['what is featured', { featured: { characters: ['mara-grey'], plot: 'storm-horror' } }],
  ['who plays a role', { sections: { mainRoles: [{ characterId: 'mara', variantId: 'mara-grey' }] } }],
])('%s that names a hidden item by its id is not read', (_, file) => {
  expect(read(file).filter((line) => /mara|grey|secret|storm/i.test(line))).toEqual([]);
});

test.each<[string, unknown, string]>([
  ['a relationship of a visible one', { sections: { relationships: [{ characterId: 'ivo', text: 'A' }] } }, 'A'],
  ['a hidden id under a key of the same name elsewhere', { characterSheets: { plot: 'storm-horror' } }, 'storm-horror'],
  ['a plot among connected characters', { connectedCharacters: ['storm-horror'] }, 'storm-horror'],
])('%s is read', (_, file, text) => {
  expect(read(file).some((line) => line.endsWith(` ${text}`))).toBe(true);
});

test('a file that is nested too deep is read as far as the site reads it', () => {
  let deep: unknown = 'text';
  for (let depth = 0; depth < 10_000; depth += 1) deep = [deep];
  expect(read(deep)).toEqual([]);
});
