/** @jest-environment node */
import fc from 'fast-check';
import { RELATION_KINDS } from '@otherfolk/shared/domain/relation-kinds';
import type { Drawing } from './atlas-drawing';
import { familyLayout } from './family-layout';
import { jsonCanvas } from './json-canvas';
import { initialOf, nameLines } from './name-lines';
import { relationPaths } from './relation-paths';
import { type FileColours, svgFile } from './svg-file';
import { between } from './use-moving';

const person = (number: number, fields: object = {}) => ({
  ...{ person: number, name: `P${number}`, to: `/characters/p${number}`, colour: '', avatar: '' },
  ...{ x: number * 100, y: 0.4 },
  ...fields,
});

const drawing: Drawing = {
  people: [
    person(0, { name: 'A & <B> "C"', avatar: 'avatars/a.png', colour: '#ff0000' }),
    person(1, { name: '[Link](x) *bold*' }),
  ],
  relations: [
    { first: 0, second: 1, kind: 'love', bend: 0.1 },
    { first: 0, second: 1, kind: 'other', bend: -0.1 },
  ],
  box: { x: -50, y: -50, width: 620, height: 420 },
};

const COLOURS: FileColours = {
  ...{ ground: '#000', raised: '#111', text: '#fff', rim: '#aaa' },
  lines: Object.fromEntries(RELATION_KINDS.map((kind) => [kind, '#123456'])) as FileColours['lines'],
};

test.each([
  ['Ana', ['Ana']],
  ['Maren of Fernmarch', ['Maren of', 'Fernmarch']],
  ['x'.repeat(200), [`${'x'.repeat(16)}…`]],
  [`${'y'.repeat(99)} ${'z'.repeat(100)}`, [`${'y'.repeat(16)}…`, `${'z'.repeat(16)}…`]],
  ['', ['']],
])('the name %s is drawn in lines', (name, lines) => {
  expect(nameLines(name)).toEqual(lines);
});

test.each([
  ['Ana', 'A'],
  ['the Man Who Winds the Clocks', 'M'],
  ['𝒵oe', '𝒵'],
  ['', ''],
])('the portrait of %s shows %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});

test('lines of a kind are one path, and lines to nobody are left out', () => {
  const stray = { first: 0, second: 9, kind: 'love' as const, bend: 0 };
  expect(relationPaths([...drawing.relations, stray], drawing.people)).toEqual([
    { kind: 'love', d: 'M0 0Q50 10 100 0' },
    { kind: 'other', d: 'M0 0Q50 -10 100 0' },
  ]);
});

test('a JSON Canvas has whole numbers, edges between its nodes, and colours of the format', () => {
  const { nodes, edges } = JSON.parse(jsonCanvas(drawing, 'https://a.example')) as {
    nodes: Record<string, unknown>[];
    edges: Record<string, unknown>[];
  };
  expect(nodes).toEqual([
    {
      id: 'person-0',
      type: 'text',
      text: '[A & \\<B\\> "C"](https://a.example/characters/p0)',
      x: -110,
      y: -39,
      width: 220,
      height: 80,
    },
    {
      id: 'person-1',
      type: 'text',
      text: '[\\[Link\\](x) \\*bold\\*](https://a.example/characters/p1)',
      x: 90,
      y: -39,
      width: 220,
      height: 80,
    },
  ]);
  expect(edges).toEqual([
    { id: 'love-0-1', fromNode: 'person-0', toNode: 'person-1', toEnd: 'none', label: 'Love', color: '6' },
    { id: 'other-0-1', fromNode: 'person-0', toNode: 'person-1', toEnd: 'none', label: 'Other' },
  ]);
});

test('an SVG file has the portraits that there are, letters for the others, and names as text', () => {
  const text = svgFile(
    drawing,
    new Map([['avatars/a.png', 'data:image/png;base64,AA==']]),
    'https://a.example',
    COLOURS,
  );
  expect(text).toContain('<image href="data:image/png;base64,AA=="');
  expect(text).toContain('<title>A &amp; &lt;B&gt; &quot;C&quot;</title>');
  expect(text).toContain('>[</text>');
  expect(text).toContain('<a href="https://a.example/characters/p1">');
  expect(text).toContain('stroke-dasharray="0.1 6"');
  expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="-50 -50 620 420"/);
});

test('a person in both worlds moves, and a new one stands at the place at once', () => {
  const to = { ...drawing, people: [person(1, { x: 200, y: 100.4 }), person(2)] };
  expect(between(drawing, to, 0.5).people.map(({ x, y }) => [x, y])).toEqual([
    [150, 50.4],
    [200, 0.4],
  ]);
});

test('couples stand beside each other, and children below their parents', () => {
  const { members, couples, children } = familyLayout([
    { id: 'mother', partners: ['father'] },
    { id: 'child', parents: ['mother', 'father', 'nobody'] },
    { id: 'father' },
  ]);
  const [mother, child, father] = [0, 1, 2].map((index) => members.find((each) => each.index === index));
  expect(mother?.y).toBe(father?.y);
  expect(child?.y).toBeGreaterThan(mother?.y ?? 0);
  expect(child?.x).toBe(((mother?.x ?? 0) + (father?.x ?? 0)) / 2);
  expect(couples).toEqual([[0, 2]]);
  expect(children).toEqual([{ child: 1, parents: [0, 2] }]);
});

test('a family of any form is laid out with nobody upon another, circles, doubled ids and oneself as parent included', () => {
  const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'nobody');
  const member = fc.record({
    id: ids,
    parents: fc.array(ids, { maxLength: 4 }),
    partners: fc.array(ids, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(member, { maxLength: 12 }), (family) => {
      const { members } = familyLayout(family);
      expect(members.map(({ index }) => index).sort((a, b) => a - b)).toEqual(family.map((_, index) => index));
      expect(new Set(members.map(({ x, y }) => `${Math.round(x / 60)} ${y}`)).size).toBe(family.length);
    }),
  );
});
