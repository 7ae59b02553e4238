/** @jest-environment node */
import type { CatalogueView } from './catalogue-view';
import { cutFile } from './cut-file';
import { viewOf } from './testing/view-of';

const PUBLISHED = { published: true, version: 1 };
const NEXT = { published: true, version: 3 };
const PIPELINE = { published: false };

const life = (recordInfo: object, more: object = {}) => ({ variantOf: 'ana', recordInfo, ...more });

test("a plot is listed for whom one of its variants is, also where the hidden one has the core's own id", () => {
  const files = {
    'plots/tide.json': { id: 'tide', title: 'Tide', recordInfo: NEXT },
    'plots/tide-late.json': { id: 'tide-late', coreId: 'tide', title: 'Late tide', recordInfo: PUBLISHED },
    'plots/index.json': [{ id: 'tide', title: 'Tide' }],
    'locations/pier.json': { id: 'pier', ...PUBLISHED, connectedPlots: ['tide', 'tide-late'] },
  };
  const view = viewOf(files);
  expect(cutFile(view, 'plots/index.json', files['plots/index.json'])).toEqual([{ id: 'tide', title: 'Late tide' }]);
  expect(cutFile(view, 'locations/pier.json', files['locations/pier.json'])).toBe(files['locations/pier.json']);
  expect(Object.keys(files).filter((file) => !view.hasFile(file))).toEqual(['plots/tide.json']);
});

test('a family that only hidden lives have is named nowhere', () => {
  const files = {
    'characters/ana.json': { id: 'ana', family: 'quill' },
    'characters/ana-one.json': life(PUBLISHED, { family: 'reed', variantOverrides: { family: 'quill' } }),
    'characters/ana-next.json': life(NEXT),
    'characters/cai.json': { id: 'cai', family: 'moss', recordInfo: PIPELINE },
    'families/quill.json': { id: 'quill' },
    'families/reed.json': { id: 'reed' },
    'families/moss.json': { id: 'moss' },
    'families/of-nobody.json': { id: 'of-nobody' },
  };
  const seen = (view: CatalogueView) =>
    Object.entries(files).flatMap(([file, json]) => (view.hasFile(file) ? [cutFile(view, file, json)] : []));
  const [core, own, ...families] = seen(viewOf(files));
  expect([core, own]).toEqual([{ id: 'ana' }, life(PUBLISHED, { family: 'reed', variantOverrides: {} })]);
  expect(families).toEqual([{ id: 'reed' }, { id: 'of-nobody' }]);
  expect(cutFile(viewOf(files, { aN: true }), 'characters/ana.json', files['characters/ana.json'])).toBe(
    files['characters/ana.json'],
  );
});

test('a life whose own gallery has no image that can be shown has that of its core', () => {
  const core = { id: 'ana', images: { gallery: [{ file: 'a.png', genre: 'all' }] } };
  const files = { 'characters/ana.json': core, 'characters/ana-one.json': life(PUBLISHED, { gallery: [{}, 7] }) };
  expect(cutFile(viewOf(files), 'characters/ana.json', core)).toBe(core);
});

test('members without an id keep the one that their place gives them', () => {
  const members = [{ characterId: 'ben' }, { name: 'A' }, { id: '', name: 'B', parents: ['member-1', 'member-0'] }];
  expect(
    cutFile(viewOf({ 'characters/ben.json': { recordInfo: PIPELINE } }), 'families/tide.json', { members }),
  ).toEqual({
    members: [
      { id: 'member-1', name: 'A' },
      { id: 'member-2', name: 'B', parents: ['member-1'] },
    ],
  });
});

test('an image that only hidden items name is not there, also where the contract names no folder for it', () => {
  const drawn = (...names: string[]) => ({ images: { drawnImage: names[0], background: names[1] } });
  const files = {
    'characters/ana.json': { id: 'ana', ...drawn('both.png') },
    'characters/ana-one.json': life(PUBLISHED),
    'characters/ana-next.json': life(NEXT, { family: 'quill', variantOverrides: drawn('x.png', 'both.png') }),
    'families/quill.json': { id: 'quill', crest: 'y.png' },
  };
  const images = ['drawn/both.png', 'drawn/x.png', 'drawn/x@80.png', 'crests/y.png'].map((image) => `images/${image}`);
  const view = viewOf(files, {}, { images });
  expect(images.filter((image) => view.hasFile(image))).toEqual(['images/drawn/both.png']);
});

test('a life that only its core says to be one is judged with what its core says', () => {
  const files = {
    'characters/ana.json': { id: 'ana', isUnnamed: true, variants: [{ id: 'ana-one', recordInfo: PUBLISHED }] },
    'characters/ana-one.json': { id: 'ana-one', variantLabel: 'One', recordInfo: PUBLISHED },
    'characters/orphan.json': { id: 'orphan', variantLabel: 'Of nobody', recordInfo: PUBLISHED },
  };
  const seen = (view: CatalogueView) => Object.keys(files).filter((file) => view.hasFile(file));
  expect(seen(viewOf(files))).toEqual(['characters/orphan.json']);
  expect(seen(viewOf(files, { aU: true }))).toEqual(Object.keys(files));
});
