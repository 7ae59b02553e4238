import { cp, link, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { IMAGE_FOLDERS, narrowerFile } from '@otherfolk/shared/catalogue/image-paths';
import type { ImageIndex } from '@otherfolk/shared/catalogue/schemas/image-index';
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { isVisible } from '@otherfolk/shared/domain/visibility';
import type { CharacterIndexEntry } from '@otherfolk/shared/kinds/character/character-index-schema';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import { locationKind } from '@otherfolk/shared/kinds/location/kind';
import type { LocationIndexEntry } from '@otherfolk/shared/kinds/location/location-index-schema';
import { plotKind } from '@otherfolk/shared/kinds/plot/kind';
import type { PlotIndexEntry } from '@otherfolk/shared/kinds/plot/plot-index-schema';
import { fromRoot } from '@otherfolk/system/from-root';
import { type CharacterFiles, type Extra, extraCharacter, extraLocation, extraPlot } from './extra-items';

const LAYER_FOLDERS = [IMAGE_FOLDERS.coverBackground, IMAGE_FOLDERS.coverCharacter, IMAGE_FOLDERS.coverText];

/** Files that are written at the same time. */
const AT_ONCE = 200;

async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < items.length; at += AT_ONCE) await Promise.all(items.slice(at, at + AT_ONCE).map(work));
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The items that a visitor sees, over and over. */
function inTurns<Item extends { published: boolean; version: number }>(items: Item[], release: number) {
  const seen = items.filter((item) => isVisible(item, VISITOR, release));
  return (number: number): Item => {
    const item = seen[number % seen.length];
    if (!item) throw new Error('The shipped catalogue has nothing to make more of.');
    return item;
  };
}

/** Pictures of its own for an extra, as links to those that are there, and their sizes. */
async function linkCover({ cover, source }: Extra, folder: string, images: ImageIndex): Promise<void> {
  for (const layer of LAYER_FOLDERS) {
    const size = images[layer + source];
    if (!size) continue;
    images[layer + cover] = size;
    const linked = [
      [source, cover],
      ...size.widths.map((width) => [source, cover].map((file) => narrowerFile(file, width))),
    ];
    for (const [from = '', to = ''] of linked) {
      await link(path.join(folder, 'images', layer, from), path.join(folder, 'images', layer, to));
    }
  }
}

export interface Size {
  characters: number;
  plots?: number;
  locations: number;
}

/**
 * Writes the shipped catalogue into a folder, and so many more characters, plots and locations, all of which a visitor sees: each has a
 * name, ages, colours, images and pages of its own.
 */
export async function writeBigCatalogue(folder: string, { characters, plots = 0, locations }: Size): Promise<void> {
  await cp(fromRoot('data'), folder, { recursive: true });
  const read = async <T>(file: string) => JSON.parse(await readFile(path.join(folder, file), 'utf8')) as T;
  const write = (file: string, json: unknown) => writeFile(path.join(folder, file), JSON.stringify(json, null, 2));
  const { currentRelease } = await read<{ currentRelease: number }>(catalogueFiles.site);
  const images = await read<ImageIndex>(catalogueFiles.imageIndex);

  const characterIndex = await read<CharacterIndexEntry[]>(characterKind.index);
  const layered = characterIndex.filter(({ images: own }) => typeof own?.cover === 'object');
  const characterLike = inTurns(layered, currentRelease);
  const allCharacters = [...characterIndex];
  await forEach(numbersTo(characters), async (number) => {
    const source = characterLike(number);
    const files: CharacterFiles = {
      core: await read(characterKind.file(source.coreId)),
      variant: await read(characterKind.file(source.id)),
    };
    const extra = extraCharacter(number, source, files);
    allCharacters[characterIndex.length + number - 1] = extra.entry;
    await write(characterKind.file(extra.entry.coreId), extra.files.core);
    await write(characterKind.file(extra.entry.id), extra.files.variant);
    await linkCover(extra, folder, images);
  });

  const plotIndex = await read<PlotIndexEntry[]>(plotKind.index);
  const plotLike = inTurns(plotIndex, currentRelease);
  const allPlots = [...plotIndex];
  await forEach(numbersTo(plots), async (number) => {
    const source = plotLike(number);
    const extra = extraPlot(number, source, await read(plotKind.file(source.id)));
    allPlots[plotIndex.length + number - 1] = extra.entry;
    await write(plotKind.file(extra.entry.id), extra.file);
  });

  const locationIndex = await read<LocationIndexEntry[]>(locationKind.index);
  const locationLike = inTurns(locationIndex, currentRelease);
  const extraLocations = numbersTo(locations).map((number) => extraLocation(number, locationLike(number)));
  await forEach(extraLocations, (entry) => write(locationKind.file(entry.id), entry));

  await write(characterKind.index, allCharacters);
  await write(plotKind.index, allPlots);
  await write(locationKind.index, [...locationIndex, ...extraLocations]);
  await write(catalogueFiles.imageIndex, images);
}
