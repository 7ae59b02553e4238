import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import {
  type Files,
  idsIn,
  isBoolean,
  isId,
  isImage,
  isNumber,
  jsonOf,
  type Life,
  list,
  livesIn,
  record,
  records,
  topmost,
} from './lives-in';

// The rules of docs/product.md#releases-and-visibility and docs/data-contract.md once more, in as few words as possible and with
// nothing of the code that they test.

export interface Flags {
  aN: boolean;
  aP: boolean;
  aU: boolean;
}

const RELEASE = 2;
/** What a viewer sees of a catalogue. */
export class Visible {
  private readonly lives: Life[];

  constructor(
    private readonly files: Files,
    private readonly flags: Flags,
  ) {
    this.lives = livesIn(files);
  }

  /** All that is shown: equal for two catalogues that look the same to this viewer. */
  all(): object {
    const lives = this.lives.filter(
      (life) => life.hasFile && this.seesLife(life) && jsonOf(this.files, 'characters', life.core),
    );
    return {
      lives: lives.map((life) => this.page(life)).sort((a, b) => (a.key < b.key ? -1 : 1)),
      characters: this.characterLines(),
      plots: idsIn(this.files, 'plots')
        .filter((id) => this.seesFile('plots', id))
        .map((id) => ({ id, roles: this.roles(id) })),
      plotLines: this.plotLines(),
      locations: idsIn(this.files, 'locations')
        .filter((id) => this.seesFile('locations', id))
        .map((id) => this.location(id)),
      locationLines: this.locationLines(),
      featured: this.featured(),
      images: Object.fromEntries(this.images(lives).map((image) => [image, this.files.get(`images/${image}`)])),
    };
  }

  /** The ids of what there is, and is hidden. */
  hiddenIds(): string[] {
    const characters = [...idsIn(this.files, 'characters'), ...this.lives.map(({ id }) => id)];
    const plotCores = this.plotCores(() => true).map(({ id }) => String(id));
    const seenPlots = new Set<unknown>([
      ...this.plotCores((id) => this.seesFile('plots', id)).map(({ id }) => id),
      ...idsIn(this.files, 'plots').filter((id) => this.seesFile('plots', id)),
    ]);
    return [
      ...characters.filter((id) => !this.seesCharacter(id)),
      ...[...idsIn(this.files, 'plots'), ...plotCores].filter((id) => !seenPlots.has(id)),
      ...idsIn(this.files, 'locations').filter((id) => !this.seesFile('locations', id)),
      ...this.hiddenFamilies(),
    ];
  }

  /** A core is listed as the first of its visible variants. */
  plotCores(isSeen = (id: string) => this.seesFile('plots', id)): JsonRecord[] {
    const plots = idsIn(this.files, 'plots').filter(isSeen).sort();
    const coreOf = (id: string) => [jsonOf(this.files, 'plots', id)?.['coreId']].find(isId) ?? id;
    return [...new Set(plots.map(coreOf))].sort().map((core) => {
      const first = record(
        jsonOf(
          this.files,
          'plots',
          plots.find((id) => coreOf(id) === core),
        ),
      );
      const cover = record(first['images'])['cover'];
      return { id: core, title: first['title'], ...(cover !== undefined && { coverImage: cover }) };
    });
  }

  private sees(staged: JsonRecord[], layers: JsonRecord[]): boolean {
    const { aN, aP, aU } = this.flags;
    const published = topmost(staged, ({ recordInfo }) => record(recordInfo)['published'], isBoolean) ?? false;
    const version = topmost(staged, ({ recordInfo }) => record(recordInfo)['version'], isNumber) ?? -1;
    const isUnnamed = topmost(layers, (layer) => layer['isUnnamed'], isBoolean) ?? false;
    if (isUnnamed && !aU) return false;
    if (!published) return aP;
    return version <= RELEASE || aN;
  }

  private seesLife({ staged, layers }: Life): boolean {
    return this.sees(staged, layers);
  }

  /** A plot or a location; the latter's own fields say its stage. */
  private seesFile(folder: 'plots' | 'locations', id: string): boolean {
    const json = jsonOf(this.files, folder, id);
    if (!json) return false;
    return this.sees([folder === 'plots' ? json : { recordInfo: json }], []);
  }

  private seesCharacter(id: unknown): boolean {
    const lives = this.lives.filter((life) => life.core === id || life.id === id);
    if (lives.length > 0) return lives.some((life) => this.seesLife(life));
    const own = isId(id) ? jsonOf(this.files, 'characters', id) : undefined;
    if (own === undefined) return true;
    // Nothing says that it is hidden where it has no record.
    const stated = isJsonRecord(own['recordInfo']) ? own : { ...own, recordInfo: { published: true } };
    return this.sees([stated], [own]);
  }

  /** Families that hidden lives have, or hidden cores without lives, and no others. */
  private hiddenFamilies(): string[] {
    const withoutLives = idsIn(this.files, 'characters').filter(
      (id) => !this.lives.some((life) => life.core === id || life.id === id),
    );
    const having = [
      ...this.lives.map((life) => ({ family: this.familyOf(life), isSeen: this.seesLife(life) })),
      ...withoutLives.map((id) => {
        return { family: record(jsonOf(this.files, 'characters', id))['family'], isSeen: this.seesCharacter(id) };
      }),
    ];
    const seen = having.filter(({ isSeen }) => isSeen).map(({ family }) => family);
    return having.flatMap(({ family }) => (isId(family) && !seen.includes(family) ? [family] : []));
  }

  private familyOf({ layers }: Life): string | undefined {
    return topmost(layers, (layer) => layer['family'], isId);
  }

  private genresOf({ layers }: Life): unknown[] {
    const tags = layers.flatMap((layer) => records(layer['tags']));
    return ['all', ...tags.filter(({ group }) => group === 'Genre').map(({ name }) => String(name).toLowerCase())];
  }

  private galleryOf(life: Life): string[] {
    const [core, , own] = life.layers;
    const withFiles = (items: unknown) => records(items).filter(({ file }) => isImage(file));
    const items = withFiles(own?.['gallery']);
    const shown = items.length > 0 ? items : withFiles(record(core?.['images'])['gallery']);
    const genres = this.genresOf(life);
    return shown
      .filter(({ genre }) => typeof genre === 'string' && genres.includes(genre.trim().toLowerCase()))
      .map(({ file }) => String(file));
  }

  private page(life: Life) {
    const [core = {}, , own = {}] = life.layers;
    const relations = topmost(
      life.layers,
      (layer) => record(layer['sections'])['relationships'],
      (value): value is unknown[] | string => Array.isArray(value) || (typeof value === 'string' && value !== ''),
    );
    const shownRelations = list(relations).filter((item) => {
      const { characterId } = record(item);
      return typeof characterId !== 'string' || this.seesCharacter(characterId);
    });
    const offered = records(core['variants']).filter(({ id }) =>
      this.lives.some((each) => each.id === id && each.core === life.core && this.seesLife(each)),
    );
    return {
      key: `${life.core} ${life.id}`,
      name: core['name'],
      label: own['variantLabel'],
      story: own['story'],
      relations: typeof relations === 'string' ? relations : shownRelations,
      offered,
      gallery: this.galleryOf(life),
      family: this.family(this.familyOf(life)),
      avatar: this.avatarOf(life),
    };
  }

  private avatarOf({ layers }: Life): string | undefined {
    return topmost(layers, (layer) => record(layer['images'])['avatar'], isImage);
  }

  private family(id: string | undefined) {
    const family = jsonOf(this.files, 'families', id);
    if (!family) return undefined;
    const members = list(family['members'])
      .map((member, index): JsonRecord => ({ ...record(member), id: record(member)['id'] ?? `member-${index}` }))
      .filter(({ characterId }) => characterId === undefined || this.seesCharacter(characterId));
    const ids = new Set<unknown>(members.map((member) => member['id']));
    const known = (value: unknown) => list(value).filter((member) => ids.has(member));
    return {
      name: family['name'],
      members: members.map((each) => ({ ...each, parents: known(each['parents']), partners: known(each['partners']) })),
    };
  }

  private lines(file: string): JsonRecord[] {
    return records(this.files.get(file)).filter(({ published, version, isUnnamed }) =>
      this.sees([{ recordInfo: { published, version } }], [{ isUnnamed }]),
    );
  }

  private characterLines(): JsonRecord[] {
    return this.lines('characters/index.variants.json').filter(({ id, coreId }) => {
      const lives = this.lives.filter((life) => life.id === id && (life.core === coreId || life.core === undefined));
      return lives.length === 0 || lives.some((life) => this.seesLife(life));
    });
  }

  private plotLines(): JsonRecord[] {
    return this.lines('plots/index.variants.json').filter(({ id }) => this.seesFile('plots', String(id)));
  }

  private locationLines(): unknown[] {
    const seen = this.lines('locations/index.json').filter(({ id }) => this.seesFile('locations', String(id)));
    return seen.map(({ id, name, coverImage }) => ({ id, name, coverImage }));
  }

  private roles(plotId: string): unknown[] {
    const roles = list(record(record(jsonOf(this.files, 'plots', plotId))['sections'])['mainRoles']);
    const isSeen = ([key, id]: [string, unknown]) =>
      !['characterId', 'variantId'].includes(key) || typeof id !== 'string' || this.seesCharacter(id);
    return roles.map((role) => (isJsonRecord(role) ? Object.fromEntries(Object.entries(role).filter(isSeen)) : role));
  }

  private location(id: string) {
    const { connectedCharacters, connectedPlots, ...rest } = record(jsonOf(this.files, 'locations', id));
    const connections = (ids: unknown, lines: JsonRecord[]) =>
      list(ids).flatMap((wanted) => {
        const found = lines.find((line) => line['id'] === wanted || line['coreId'] === wanted);
        return found ? [[wanted, found['name'] ?? found['title']]] : [];
      });
    return {
      ...rest,
      characters: connections(connectedCharacters, this.characterLines()),
      plots: connections(connectedPlots, this.plotLines()),
    };
  }

  private featured() {
    const { characters, plot } = record(record(this.files.get('site.json'))['featured']);
    const isListed = (lines: JsonRecord[]) => (id: unknown) => lines.some((line) => line['id'] === id);
    return {
      characters: list(characters).filter(isListed(this.characterLines())),
      plot: [plot].filter(isListed(this.plotLines())),
    };
  }

  private images(lives: Life[]): string[] {
    const cover = (json: JsonRecord | undefined, value: unknown) => (json && isImage(value) ? [value] : []);
    const avatars = lives.map((life) => this.avatarOf(life)).filter(isImage);
    const plots = idsIn(this.files, 'plots').filter((id) => this.seesFile('plots', id));
    const locations = idsIn(this.files, 'locations').filter((id) => this.seesFile('locations', id));
    const coversOf = (folder: string, ids: string[], of: (json: JsonRecord) => unknown) =>
      ids.flatMap((id) => {
        const json = jsonOf(this.files, folder, id);
        return cover(json, json && of(json));
      });
    return [
      ...avatars.map((image) => `avatars/${image}`),
      ...lives.flatMap((life) => this.galleryOf(life)).map((image) => `gallery/${image}`),
      ...coversOf('plots', plots, ({ images }) => record(images)['cover']).map((image) => `plots/covers/${image}`),
      ...coversOf('locations', locations, ({ coverImage }) => coverImage).map((image) => `locations/covers/${image}`),
    ];
  }
}
