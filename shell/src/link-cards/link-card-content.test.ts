/** @jest-environment node */
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import type { ItemFolder } from '@otherfolk/shared/kinds';
import { linkCardContent, type Reader } from './link-card-content';

const visitor: Reader = {
  viewer: VISITOR,
  release: 2,
  baseAge: 18,
  today: '2026-11-20',
  isLifted: () => false,
};
const OUT = { published: true, version: 2 };

const core = { id: 'mara', name: 'Mara Quill', ageGrade: { ageFormula: 'X' }, images: { avatar: 'mara.avif' } };
const variant = {
  id: 'mara-horror',
  variantLabel: 'Horror',
  recordInfo: { ...OUT, contentRating: 1 },
  variantOverrides: { variantName: 'The Night Cook', styling: { accentColor: '#d9a441' } },
  sections: { Overview: { Looks: 'She cooks at night. She sings. She sleeps.' } },
};
const plot = {
  ...{ id: 'storm-all', coreId: 'storm', title: 'The Storm', variantLabel: 'All' },
  ...{ hook: 'It comes.', images: { cover: 'storm.avif' }, accentColor: '#112233', recordInfo: OUT },
};
const location = {
  id: 'quay',
  name: 'The Quay',
  summary: 'Boats.',
  coverImage: 'quay.avif',
  themeColor: '#445566',
  ...OUT,
};
const details = { label: '', words: '', stage: 'published', image: undefined };

test.each<[string, ItemFolder, object, object]>([
  [
    'a person: the life over the core, with how its overview begins',
    'characters',
    { core, variant },
    {
      name: 'The Night Cook',
      rating: 'Teen',
      details: {
        ...details,
        label: 'Horror',
        words: 'She cooks at night. She sings.',
        image: { kind: 'avatar', file: 'mara.avif' },
        accentColor: '#d9a441',
      },
    },
  ],
  [
    'a plot, with its hook',
    'plots',
    { plot },
    {
      name: 'The Storm',
      rating: undefined,
      details: {
        ...details,
        label: 'All',
        words: 'It comes.',
        image: { kind: 'plotCover', file: 'storm.avif' },
        accentColor: '#112233',
      },
    },
  ],
  [
    'a place, with its summary',
    'locations',
    { location },
    {
      name: 'The Quay',
      rating: undefined,
      details: {
        ...details,
        words: 'Boats.',
        image: { kind: 'locationCover', file: 'quay.avif' },
        themeColor: '#445566',
      },
    },
  ],
  [
    'a place whose page shows a banner: that',
    'locations',
    { location: { ...location, bannerImage: 'wide.avif' } },
    { details: { image: { kind: 'locationBanner', file: 'wide.avif' } } },
  ],
  [
    'a place without a summary, with its description',
    'locations',
    { location: { ...location, summary: undefined, description: 'Nets.' } },
    { details: { words: 'Nets.' } },
  ],
  [
    'a person without a portrait and words',
    'characters',
    { core: { id: 'ivo' }, variant: { id: 'ivo-all', recordInfo: OUT } },
    { name: 'ivo', details },
  ],
])('the card tells of %s', (_, folder, page, content) => {
  expect(linkCardContent(folder, page, visitor)).toMatchObject(content);
});

const rated = (contentRating: number, fields: object = {}) => ({
  core,
  variant: { ...variant, recordInfo: { ...OUT, contentRating }, ...fields },
});
const child = { ageGrade: { ageFormula: 'X-10' } };

test.each([
  ['a veil stands before a rating that is not lifted', rated(2), false, false],
  ['a lifted rating shows', rated(2), true, true],
  ['a person under age never shows with such a rating', rated(3, child), true, false],
  ['a person of unknown age neither', rated(3, { ageGrade: { ageFormula: 'soon' } }), true, false],
  ['a person under age shows with another rating', rated(1, child), false, true],
])('%s', (_, page, isLifted, isShown) => {
  const content = linkCardContent('characters', page, { ...visitor, isLifted: () => isLifted });
  expect(content?.name).toBe('The Night Cook');
  expect(content?.details !== undefined).toBe(isShown);
});

test.each([
  ['does not show behind a veil', { contentRating: 2, ...OUT }, { aN: false }, undefined],
  ['is next for who may see it', { published: true, version: 3 }, { aN: true }, 'next'],
  ['is none for who may not', { published: true, version: 3 }, { aN: false }, undefined],
  ['is pipeline for who may see it', { published: false }, { aP: true }, 'pipeline'],
  ['is none for others', { published: false }, { aN: true, aU: true }, undefined],
])('the stage of a plot %s', (_, recordInfo, flags, stage) => {
  const viewer = { ...VISITOR, ...flags };
  expect(linkCardContent('plots', { plot: { ...plot, recordInfo } }, { ...visitor, viewer })?.details?.stage).toBe(
    stage,
  );
});

test('a person without a name for visitors has no card for them', () => {
  const page = { core: { ...core, isUnnamed: true }, variant };
  expect(linkCardContent('characters', page, visitor)).toBeUndefined();
  expect(linkCardContent('characters', page, { ...visitor, viewer: { ...VISITOR, aU: true } })).toBeDefined();
});

test.each<[ItemFolder, unknown]>([
  ['characters', undefined],
  ['characters', null],
  ['characters', {}],
  ['characters', { core, variant: null }],
  ['characters', { core: 'mara', variant: 'mara-horror' }],
  ['plots', { plot: [] }],
  ['plots', { plot: { ...plot, title: ' ' } }],
  ['plots', { plot: { ...plot, title: { de: 'Sturm' } } }],
  ['locations', 'The Quay'],
])('broken data of %s (%j) gives no card', (folder, page) => {
  expect(linkCardContent(folder, page, visitor)).toBeUndefined();
});
