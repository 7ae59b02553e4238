import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import { OWN_KEY, readOwnFiles } from '../own/own-files';
import type { Source, SourceItem, SourceValue } from '../source/source-item';
import type { CardData } from './card-data';
import { type CardSurroundings, type ReadAssets, readAssets } from './read-assets';
import { nameOfCard, readFields } from './read-fields';
import { readLorebook } from './read-lorebook';
import { readOwnCard } from './read-own-card';

/** The path of a card at the site that it comes from, or else who made it and its name: neither changes with a new version. */
function sourceIdOf(data: JsonRecord, name: string): string {
  const { extensions, creator } = data;
  const chub =
    isJsonRecord(extensions) && isJsonRecord(extensions['chub']) ? extensions['chub']['full_path'] : undefined;
  const maker = typeof creator === 'string' && creator.trim() !== '' ? `${creator.trim()}/` : '';
  return `character-card/${typeof chub === 'string' && chub !== '' ? chub : `${maker}${name}`}`;
}

const namesAvatar = ({ to, value }: SourceValue): boolean => to?.join('/') === 'images/avatar' && value !== '';

/** The picture of a card of ours is that which its files name, drawn anew. */
function withPicture({ items: [life, ...others], problems }: Source, { images, values }: ReadAssets): Source {
  if (!life) return { items: [], problems };
  const isNamed = life.values.some(namesAvatar);
  const pictures = images.filter(({ use }) => use !== 'avatar' || !isNamed);
  return { items: [{ ...life, images: pictures, values: [...life.values, ...values] }, ...others], problems };
}

/** A card as a life of a person. */
export function readCard(card: CardData, file: string, surroundings: CardSurroundings): Source {
  const name = nameOfCard(card.data, surroundings.stem);
  const { extensions } = card.data;
  const own = isJsonRecord(extensions) ? readOwnFiles(extensions[OWN_KEY]) : undefined;
  if (own) return withPicture(readOwnCard(card.data, own, name, file), readAssets(card.data['assets'], surroundings));
  const lorebook = readLorebook(card.data['character_book'], name, file);
  const assets = readAssets(card.data['assets'], surroundings);
  const item: SourceItem = {
    kind: 'character',
    sourceId: sourceIdOf(card.data, name),
    name,
    file,
    values: [...readFields(card, name), ...lorebook.values, ...assets.values],
    images: assets.images,
    links: [],
  };
  return { items: [item], problems: lorebook.problems };
}
