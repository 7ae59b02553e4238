/** @jest-environment node */
import { CatalogueError, type CatalogueErrorKind } from '@otherfolk/shared/catalogue/catalogue-error';
import { NotFoundError } from '@otherfolk/shared/contract/not-found-error';
import { type Viewer, VISITOR } from '@otherfolk/shared/domain/viewer';
import type { PlotIndexEntry } from '@otherfolk/shared/kinds/plot/plot-index-schema';
import { loadPlot } from './load-plot';

type Plots = Record<string, unknown>;

const entry = (id: string, coreId: string, version = 1): PlotIndexEntry => ({
  id,
  coreId,
  title: coreId,
  tags: [],
  published: true,
  version,
});

const index = [
  entry('storm-next', 'storm', 3),
  entry('storm-old', 'storm'),
  entry('storm', 'other'),
  entry('storm-new', 'storm', 2),
];

const files: Plots = Object.fromEntries(
  index.map(({ id, coreId, published, version }) => [id, { id, coreId, recordInfo: { published, version } }]),
);

function readerOf(plots: Plots) {
  return jest.fn((path: string): Promise<unknown> => {
    const plot = plots[/^plots\/(.*)\.json$/.exec(path)?.[1] ?? ''];
    if (plot instanceof Error) return Promise.reject(plot);
    return plot === undefined ? Promise.reject(new CatalogueError('not-ok', path)) : Promise.resolve(plot);
  });
}

interface Attempt {
  ids: [plotId: string, variantId?: string];
  viewer?: Partial<Viewer>;
  plots?: Plots;
  entries?: PlotIndexEntry[];
}

function load({ ids: [plotId, variantId], viewer, plots, entries = index }: Attempt) {
  const read = readerOf({ ...files, ...plots });
  const request = { plotId, variantId, viewer: { ...VISITOR, ...viewer }, release: 2 };
  return { read, files: loadPlot(read, entries, request) };
}

test.each<[string, Attempt, string]>([
  ['the variant that the URL names', { ids: ['storm', 'storm-new'] }, 'storm-new'],
  ['the first visible variant of a core', { ids: ['storm'] }, 'storm-old'],
  ['the first variant for whom may see the next release', { ids: ['storm'], viewer: { aN: true } }, 'storm-next'],
  ['a variant in the place of its core', { ids: ['storm-new'] }, 'storm-new'],
  ['a variant of which the card knew no core', { ids: ['storm-new', 'storm-new'] }, 'storm-new'],
  [
    'a variant named in the URL, where the index is not to be had',
    { ids: ['storm', 'storm-new'], entries: [] },
    'storm-new',
  ],
])('the page of a plot shows %s', async (_, attempt, id) => {
  await expect(load(attempt).files).resolves.toMatchObject({ plot: { id } });
});

test('a plot offers the versions of the same core that the viewer may see', async () => {
  await expect(load({ ids: ['storm'] }).files).resolves.toMatchObject({
    variants: [
      { id: 'storm-old', label: 'storm-old' },
      { id: 'storm-new', label: 'storm-new' },
    ],
  });
});

const broken = (kind: CatalogueErrorKind) => ({ 'storm-old': new CatalogueError(kind, '/data/plots/storm-old.json') });

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});

test.each<[string, Attempt]>([
  ['is not in the index', { ids: ['nowhere'] }],
  [
    'is not in the index, though there is a file',
    { ids: ['storm', 'lost'], plots: { lost: { recordInfo: { published: true } } } },
  ],
  ['cannot be looked up, as there is no index', { ids: ['storm'], entries: [] }],
  ['is not visible', { ids: ['storm', 'storm-next'] }],
  ['is not visible by its own file', { ids: ['storm', 'storm-old'], plots: { 'storm-old': { coreId: 'storm' } } }],
  ['belongs to another core', { ids: ['other', 'storm-old'] }],
  [
    'belongs to another core, by its own file',
    { ids: ['storm', 'storm-old'], plots: { 'storm-old': { coreId: 'x', recordInfo: { published: true } } } },
  ],
  ['has no file', { ids: ['storm', 'storm-old'], plots: { 'storm-old': undefined } }],
  ['has a file that is not JSON', { ids: ['storm'], plots: broken('not-json') }],
  ['has a file that is a list', { ids: ['storm'], plots: { 'storm-old': [] } }],
  ['cannot be reached', { ids: ['storm'], plots: broken('network') }],
  ['fails in a way that nobody thought of', { ids: ['storm'], plots: { 'storm-old': new TypeError('x') } }],
])("a plot that %s reads 'Plot not found'", async (_, attempt) => {
  const failure = load(attempt).files;
  await expect(failure).rejects.toThrow(NotFoundError);
  await expect(failure).rejects.toThrow(/^Plot not found$/);
});

test.each(['../site', 'Storm', 'storm%2f', '', '-storm', 'a'.repeat(81)])(
  '%j is no id, and nothing is asked for',
  async (id) => {
    for (const entries of [index, []]) {
      const { read, files: failure } = load({ ids: [id, id], entries });
      await expect(failure).rejects.toThrow(/^Plot not found$/);
      expect(read).not.toHaveBeenCalled();
    }
  },
);
