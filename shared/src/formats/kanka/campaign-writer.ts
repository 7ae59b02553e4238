import type { JsonRecord } from '../../domain/json-record';
import type { Tag } from '../../domain/tags';

/** The numbers of Kanka's types of entries. */
const TYPE_IDS = { characters: 1, families: 2, locations: 3, quests: 9, tags: 13 } as const;

export type WrittenModule = keyof typeof TYPE_IDS;

/** Everybody who sees the entry; and admins alone. */
const ALL = 1;
const ADMIN = 2;

export interface WrittenPost {
  name: string;
  html: string;
}

export interface WrittenEntry {
  name: string;
  type?: string;
  html: string;
  isPrivate: boolean;
  posts: WrittenPost[];
  attributes: [name: string, value: string][];
  tags: readonly Tag[];
  /** The key of its image below `images/`. */
  image?: string;
}

const UUID_DIGITS = 12;

/** Numbers entries, tags and images of a campaign, and writes what all entries have. Its importer asks for each of these keys. */
export class CampaignWriter {
  readonly #numbers = new Map<string, number>();
  readonly #tags = new Map<string, Tag>();
  readonly #images = new Map<string, string>();

  /** The number of something; always the same for the same key. */
  numberOf(key: string): number {
    const known = this.#numbers.get(key) ?? this.#numbers.size + 1;
    this.#numbers.set(key, known);
    return known;
  }

  /** The keys of all entries: their number among the entries, and the JSON that holds what they share. */
  entry(module: WrittenModule, id: string, written: WrittenEntry, relationships: JsonRecord[] = []): JsonRecord {
    const { name, type, html, isPrivate, posts, attributes, tags, image } = written;
    return {
      id: this.numberOf(`${module}/${id}`),
      name,
      is_private: isPrivate,
      entity: {
        id: this.entityOf(module, id),
        name,
        type: type ?? null,
        type_id: TYPE_IDS[module],
        entry: html === '' ? null : html,
        tooltip: null,
        is_private: isPrivate,
        is_template: false,
        is_attributes_private: false,
        focus_x: null,
        focus_y: null,
        image_uuid: image === undefined ? null : this.#imageId(image),
        header_uuid: null,
        posts: posts.map((post, position) => this.#post(`${module}/${id}`, post, position + 1)),
        entityAttributes: attributes.map(([attribute, value], order) => ({
          name: attribute,
          value,
          is_private: false,
          default_order: order,
          is_pinned: false,
          type_id: 1,
          is_hidden: false,
        })),
        entityTags: tags.map((tag) => ({ tag_id: this.#tagId(tag) })),
        relationships,
        assets: [],
        events: [],
        abilities: [],
        inventories: [],
      },
    };
  }

  entityOf(module: WrittenModule, id: string): number {
    return this.numberOf(`entity/${module}/${id}`);
  }

  relation(target: number, words: string, isPrivate: boolean): JsonRecord {
    return {
      target_id: target,
      relation: words,
      visibility_id: isPrivate ? ADMIN : ALL,
      attitude: null,
      is_pinned: false,
      colour: null,
      marketplace_uuid: null,
    };
  }

  /** The files of the tags that entries bear. */
  *tagFiles(): Generator<[path: string, json: JsonRecord]> {
    for (const [key, { group, name }] of this.#tags) {
      const json = this.entry('tags', key, {
        name,
        type: group,
        html: '',
        isPrivate: false,
        posts: [],
        attributes: [],
        tags: [],
      });
      yield [`tags/tag-${this.numberOf(`tags/${key}`)}.json`, { ...json, colour: null }];
    }
  }

  /** The files that tell of images, and the paths to which the images are to be copied, by their keys below `images/`. */
  *imageFiles(): Generator<{ key: string; path: string; about: [path: string, json: JsonRecord] }> {
    for (const [key, id] of this.#images) {
      const extension = key.slice(key.lastIndexOf('.') + 1);
      const json = {
        id,
        name: key.slice(key.lastIndexOf('/') + 1),
        ext: extension,
        size: 0,
        is_folder: 0,
        folder_id: null,
        visibility_id: ALL,
      };
      yield { key, path: `gallery/${id}.${extension}`, about: [`gallery/${id}.json`, json] };
    }
  }

  #post(owner: string, { name, html }: WrittenPost, position: number): JsonRecord {
    return {
      id: this.numberOf(`post/${owner}/${position}`),
      name,
      entry: html,
      is_private: false,
      visibility_id: ALL,
      position,
      settings: null,
      layout_id: null,
    };
  }

  #tagId(tag: Tag): number {
    const key = JSON.stringify([tag.group, tag.name]);
    this.#tags.set(key, tag);
    return this.numberOf(`tags/${key}`);
  }

  #imageId(key: string): string {
    const id =
      this.#images.get(key) ??
      `00000000-0000-4000-8000-${(this.#images.size + 1).toString(16).padStart(UUID_DIGITS, '0')}`;
    this.#images.set(key, id);
    return id;
  }
}
