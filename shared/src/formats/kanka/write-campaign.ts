import { imageKey, type ImageKind } from '../../catalogue/image-paths';
import { AGELESS, DEFAULT_BASE_AGE } from '../../domain/age';
import { evaluateAgeFormula } from '../../domain/age-formula';
import { MONTH_NAMES } from '../../domain/day-names';
import { isJsonRecord, type JsonRecord, safeEntries } from '../../domain/json-record';
import { mergeVariant } from '../../domain/merge';
import { headingOf } from '../../domain/section-heading';
import type { Tag } from '../../domain/tags';
import { CampaignWriter, type WrittenEntry, type WrittenPost } from './campaign-writer';
import { sectionHtml } from './section-html';

type Files = ReadonlyMap<string, JsonRecord>;

const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
const record = (value: unknown): JsonRecord => (isJsonRecord(value) ? value : {});
const records = (value: unknown): JsonRecord[] => (Array.isArray(value) ? value.filter(isJsonRecord) : []);
const tagsIn = ({ tags }: JsonRecord): Tag[] =>
  records(tags).flatMap(({ group, name }) => (text(name) === '' ? [] : [{ group: text(group), name: text(name) }]));

const imageOf = (kind: ImageKind, file: unknown): { image?: string } =>
  text(file) === '' ? {} : { image: imageKey(kind, text(file)) };

const posts = (sections: unknown, left: readonly string[], heading = (key: string) => key): WrittenPost[] =>
  safeEntries(record(sections))
    .filter(([key, value]) => !left.includes(key) && sectionHtml(value) !== '')
    .map(([key, value]) => ({ name: heading(key), html: sectionHtml(value) }));

/** The facts of a person as attributes. */
function factsOf(life: JsonRecord): [string, string][] {
  const names = safeEntries(record(life.nameInfo)).map(([key, value]): [string, string] => [
    headingOf(key),
    text(value),
  ]);
  const { birthMonth, birthDay } = record(life.ageGrade);
  const month = MONTH_NAMES[Number(birthMonth) - 1];
  const birthday = month && birthDay ? `${month} ${text(birthDay)}` : '';
  const physical = safeEntries(record(life.physical)).map(([key, value]): [string, string] => [
    headingOf(key),
    text(value),
  ]);
  return [...names, ['Birthday', birthday] as [string, string], ...physical].filter(([, value]) => value !== '');
}

function ageOf({ ageGrade, ageless }: JsonRecord): string | null {
  if (ageless === true) return AGELESS;
  const { ageFormula } = record(ageGrade);
  return typeof ageFormula === 'string' ? text(evaluateAgeFormula(ageFormula, DEFAULT_BASE_AGE)) || null : null;
}

/** Writes the files of a catalogue as what Kanka imports, one after the other, with the images that are to be copied. */
class CatalogueCampaign {
  readonly #writer = new CampaignWriter();
  readonly #files: Files;
  /** The lives of each person. */
  readonly #lives = new Map<string, string[]>();

  constructor(files: Files) {
    this.#files = files;
    for (const json of files.values()) {
      const person = text(json.variantOf);
      if (person !== '') this.#lives.set(person, [...(this.#lives.get(person) ?? []), text(json.id)]);
    }
  }

  *files(name: string): Generator<CampaignFile> {
    yield {
      path: 'campaign.json',
      json: { id: 1, name, entry: '', locale: 'en', settings: {}, ui_settings: {}, default_images: [] },
    };
    for (const [path, json] of this.#files) {
      const [folder = '', file = ''] = path.split('/');
      if (file.startsWith('index.')) continue;
      const written = this.#written(folder, json);
      if (written) yield written;
    }
    for (const [path, json] of this.#writer.tagFiles()) yield { path, json };
    for (const { key, path, about } of this.#writer.imageFiles()) {
      yield { path: about[0], json: about[1] };
      yield { path, image: key };
    }
  }

  #written(folder: string, json: JsonRecord): CampaignFile | undefined {
    const id = text(json.id);
    switch (folder) {
      case 'characters': {
        const core = this.#files.get(`characters/${text(json.variantOf)}.json`);
        if (core)
          return {
            path: `characters/${id}.json`,
            json: this.#character(id, mergeVariant(core as never, json as never)),
          };
        // A person without any life is an entry of its own.
        return json.variantOf === undefined && !this.#lives.has(id)
          ? { path: `characters/${id}.json`, json: this.#character(id, { ...json, variantName: json.name }) }
          : undefined;
      }
      case 'plots':
        return { path: `quests/${id}.json`, json: this.#plot(id, json) };
      case 'locations':
        return { path: `locations/${id}.json`, json: this.#place(id, json) };
      case 'families':
        return { path: `families/${id}.json`, json: this.#writer.entry('families', id, this.#family(json)) };
      default:
        return undefined;
    }
  }

  /** The entries of characters that an id of a person or of a life stands for. */
  #entitiesOf(id: string): number[] {
    const lives = this.#lives.get(id) ?? [id];
    return lives
      .filter((life) => this.#files.has(`characters/${life}.json`))
      .map((life) => this.#writer.entityOf('characters', life));
  }

  #isPrivate(json: JsonRecord): boolean {
    return record(json.recordInfo).published !== true && json.published !== true;
  }

  #character(id: string, merged: object): JsonRecord {
    const life = merged as JsonRecord;
    const name = text(life.variantName);
    const label = text(life.variantLabel);
    const sections = record(life.sections);
    const isOneOfSeveral = (this.#lives.get(text(life.id))?.length ?? 0) > 1;
    const sheets = safeEntries(record(life.characterSheets)).map(([sheet, value]) => ({
      name: sheet,
      html: sectionHtml(value),
    }));
    const written: WrittenEntry = {
      name: isOneOfSeveral && label !== '' ? `${name} (${label})` : name,
      ...(label === '' ? {} : { type: label }),
      html: sectionHtml(sections.Overview),
      isPrivate: this.#isPrivate(life),
      posts: [...posts(sections, ['Overview'], (key) => (key === 'relationships' ? 'Relationships' : key)), ...sheets],
      attributes: factsOf(life),
      tags: tagsIn(life),
      ...imageOf('avatar', record(life.images).avatar),
    };
    const related = records(sections.relationships).flatMap(({ characterId, relation }) =>
      this.#entitiesOf(text(characterId))
        .slice(0, 1)
        .map((target) => this.#writer.relation(target, text(relation), written.isPrivate)),
    );
    const family = text(life.family);
    const gender = tagsIn(life).find(({ group }) => group === 'Gender')?.name ?? null;
    return {
      ...this.#writer.entry('characters', id, written, related),
      title: null,
      age: ageOf(life),
      sex: gender,
      characterTraits: [],
      characterFamilies: this.#files.has(`families/${family}.json`)
        ? [{ family_id: this.#writer.numberOf(`families/${family}`) }]
        : [],
      characterRaces: [],
      organisationMemberships: [],
    };
  }

  #plot(id: string, json: JsonRecord): JsonRecord {
    const sections = record(json.sections);
    const label = text(json.variantLabel);
    const title = text(json.title) || id;
    const written: WrittenEntry = {
      name: title,
      ...(label === '' ? {} : { type: label }),
      html: sectionHtml(sections.plotOverview),
      isPrivate: this.#isPrivate(json),
      posts: [
        ...posts({ hook: json.hook }, [], headingOf),
        ...posts(sections, ['plotOverview', 'mainRoles'], headingOf),
      ],
      attributes: [],
      tags: tagsIn(json),
      ...imageOf('plotCover', record(json.images).cover),
    };
    const elements = records(sections.mainRoles).map((role, at) => {
      const [entity] = this.#entitiesOf(text(role.variantId) || text(role.characterId));
      return {
        id: this.#writer.numberOf(`element/${id}/${at}`),
        entity_id: entity ?? null,
        name: text(role.name),
        role: text(role.role),
        description: sectionHtml(role.description),
        visibility_id: 1,
        colour: null,
      };
    });
    return { ...this.#writer.entry('quests', id, written), elements };
  }

  #place(id: string, json: JsonRecord): JsonRecord {
    const { summary, description, vibe, mainLocation, locations } = json;
    return this.#writer.entry('locations', id, {
      name: text(json.name) || id,
      html: sectionHtml(description),
      isPrivate: this.#isPrivate(json),
      posts: posts({ summary, vibe, mainLocation, locations }, [], headingOf),
      attributes: [],
      tags: tagsIn(json),
      ...imageOf('locationCover', json.coverImage),
    });
  }

  #family({ id, name, motto, description, members }: JsonRecord): WrittenEntry {
    const lines = records(members).map((member) =>
      [text(member.name), text(member.relation) && `(${text(member.relation)})`, text(member.note)]
        .filter(Boolean)
        .join(' '),
    );
    return {
      name: text(name) || text(id),
      html: sectionHtml(description),
      isPrivate: false,
      posts: posts({ motto, members: lines }, [], headingOf),
      attributes: [],
      tags: [],
    };
  }
}

/** A file of a campaign: JSON, or the key below `images/` of the image that is to be copied there. */
export type CampaignFile = { path: string; json: JsonRecord } | { path: string; image: string };

/**
 * Writes a catalogue as what Kanka imports as a campaign: each life as a character, each version of a plot as a quest. `files` are the contents
 * of the catalogue's files by their paths, such as `characters/tobias.json`; what must not leave is not handed in. Entries that are not
 * published are private in Kanka.
 */
export const campaignFiles = (files: Files, name: string): Generator<CampaignFile> =>
  new CatalogueCampaign(files).files(name);
