import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import type { Source, SourceItem } from '../source/source-item';
import type { CardData } from './card-data';
import { type CardSurroundings, readAssets } from './read-assets';
import { nameOfCard, readFields } from './read-fields';
import { readLorebook } from './read-lorebook';

/** The path of a card at the site that it comes from, or else who made it and its name: neither changes with a new version. */
function sourceIdOf(data: JsonRecord, name: string): string {
  const { extensions, creator } = data;
  const chub =
    isJsonRecord(extensions) && isJsonRecord(extensions['chub']) ? extensions['chub']['full_path'] : undefined;
  const maker = typeof creator === 'string' && creator.trim() !== '' ? `${creator.trim()}/` : '';
  return `character-card/${typeof chub === 'string' && chub !== '' ? chub : `${maker}${name}`}`;
}

/** A card as a life of a person. */
export function readCard(card: CardData, file: string, surroundings: CardSurroundings): Source {
  const name = nameOfCard(card.data, surroundings.stem);
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
