/** @jest-environment node */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { type AtlasRelations, RELATIONS_FILE } from '@otherfolk/shared/atlas/atlas-files';
import { parseRelations } from '@otherfolk/shared/atlas/parse-atlas';
import type { ViewName } from '@otherfolk/shared/domain/audiences';
import { RELATION_KINDS } from '@otherfolk/shared/domain/relation-kinds';
import { SplitCatalogue } from './split-catalogue';
import { generatedCatalogue } from './testing/generated-catalogue';
import { writeCatalogue } from './testing/write-catalogue';

const CATALOGUES = 60;
const TIMEOUT_MS = 120_000;

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The relationships of a file, and those that its overrides lay over them. */
const listsOf = (file: unknown): unknown[] => {
  const holders = isJson(file) ? [file, file['variantOverrides']] : [];
  return holders.map((holder) => isJson(holder) && isJson(holder['sections']) && holder['sections']['relationships']);
};

/** What is said by whom of whom in which life, by the files alone: 'life from to kind'. */
async function scan(split: SplitCatalogue, view: ViewName): Promise<string[]> {
  const read = (file: string) =>
    split
      .reader(view)(file)
      .catch(() => undefined);
  const index = await read('characters/index.variants.json');
  const entries = (Array.isArray(index) ? index : []) as { id: string; coreId: string }[];
  // The first of several entries with the same id counts.
  const lives = entries.filter(({ id }, place) => entries.findIndex((each) => each.id === id) === place);
  const said = new Set<string>();
  for (const { id, coreId } of lives) {
    const [core, variant] = [await read(`characters/${coreId}.json`), await read(`characters/${id}.json`)];
    if (!isJson(core) || !isJson(variant)) continue;
    const [ofVariant, ofOverrides] = listsOf(variant);
    const list = [ofVariant, ofOverrides, ...listsOf(core)].find(
      (each) => typeof each === 'string' || Array.isArray(each),
    );
    for (const each of Array.isArray(list) ? (list as unknown[]) : []) {
      const target = isJson(each) ? each['characterId'] : undefined;
      const to = lives.find((life) => life.coreId === target || life.id === target)?.coreId;
      const kind = isJson(each) && RELATION_KINDS.find((known) => known === each['kind']);
      if (to !== undefined && to !== coreId) said.add(`${id} ${coreId} ${to} ${kind || 'other'}`);
    }
  }
  return [...said].sort();
}

/** The same of the atlas. In the generated catalogue every life is a world of its own. */
const ofAtlas = ({ worlds, people, relations }: AtlasRelations): string[] =>
  relations
    .flatMap(([world, first, second, words]) =>
      words.map(([by, kind]) => {
        const [from, to] = by === 0 ? [first, second] : [second, first];
        return `${worlds[world]?.replace(/^Life /, '')} ${people[from]?.[0]} ${people[to]?.[0]} ${kind}`;
      }),
    )
    .sort();

test.each(['', 'N', 'NPU'] as const)(
  "the relations of the atlas of viewer '%s' are those that a scan of the files finds",
  async (view) => {
    let found = 0;
    const holds = fc.asyncProperty(generatedCatalogue, async (catalogue) => {
      const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'atlas-')));
      try {
        writeCatalogue(folder, catalogue);
        const split = await SplitCatalogue.read(folder);
        const viewed = await split.file(view, RELATIONS_FILE);
        const atlas = parseRelations(JSON.parse(viewed?.kind === 'cut' ? viewed.text : ''));
        const expected = await scan(split, view);
        found += expected.length;
        expect(ofAtlas(atlas)).toEqual(expected);
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
    await fc.assert(holds, { numRuns: CATALOGUES });
    expect(found).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);
