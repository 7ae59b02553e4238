import { headingOf } from '../../domain/section-heading';
import { sectionHeading } from '../../kinds/character/section-table';
import { placesCodec, relationshipsCodec, rolesCodec, traitsCodec } from './entry-codecs';
import { NOTE_FOLDERS } from './note-links';
import { plainCodec, type SectionCodec } from './section-markdown';

/** What a note of ours is of: each is one file of the catalogue. */
export type NoteKind = 'person' | 'life' | 'plot' | 'place' | 'family';

/** A part of a file that stands in the body of its note, as sections. */
export interface BodyGroup {
  /** The heading above its sections; none for the first group. */
  title?: string;
  /** The key that holds the sections; without one, they are keys of the file itself, which are named. */
  key?: string;
  keys?: readonly string[];
}

interface NoteShape {
  folder: string;
  groups: readonly BodyGroup[];
  headingOf: (key: string) => string;
  keyOf: (heading: string) => string;
  codecs: Readonly<Record<string, SectionCodec>>;
  /** The keys whose ids are links, by the folder of what they lead to. */
  links: Readonly<Record<string, string>>;
}

const camelCase = (heading: string): string =>
  /^\p{Lu}\p{Ll}*(?: \p{L}\p{Ll}*)*$/u.test(heading)
    ? heading
        .split(' ')
        .map((word, at) => (at === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1)))
        .join('')
    : heading;

const CHARACTER = {
  groups: [{ key: 'sections' }, { key: 'characterSheets', title: 'Character Sheets' }],
  headingOf: (key: string) => (key === 'relationships' ? sectionHeading(key) : key),
  keyOf: (heading: string) => (heading === sectionHeading('relationships') ? 'relationships' : heading),
  codecs: { relationships: relationshipsCodec, 'Personality Breakdown': traitsCodec },
} as const;

export const NOTE_SHAPES: Readonly<Record<NoteKind, NoteShape>> = {
  person: { ...CHARACTER, folder: NOTE_FOLDERS.person, links: { family: NOTE_FOLDERS.family } },
  life: {
    ...CHARACTER,
    folder: NOTE_FOLDERS.life,
    links: { variantOf: NOTE_FOLDERS.person, family: NOTE_FOLDERS.family },
  },
  plot: {
    folder: NOTE_FOLDERS.plot,
    groups: [{ key: 'sections' }],
    headingOf,
    keyOf: camelCase,
    codecs: { mainRoles: rolesCodec },
    links: {},
  },
  place: {
    folder: NOTE_FOLDERS.place,
    groups: [{ keys: ['summary', 'description', 'vibe', 'mainLocation', 'locations'] }],
    headingOf,
    keyOf: camelCase,
    codecs: { locations: placesCodec },
    // Connections may be of an item or of one of its versions: the folder does not matter, the id does.
    links: { connectedPlots: NOTE_FOLDERS.plot, connectedCharacters: NOTE_FOLDERS.life },
  },
  family: {
    folder: NOTE_FOLDERS.family,
    groups: [{ keys: ['description', 'members'] }],
    headingOf,
    keyOf: camelCase,
    codecs: {},
    links: {},
  },
};

export const codecOf = (kind: NoteKind, key: string): SectionCodec => {
  const { codecs } = NOTE_SHAPES[kind];
  return (Object.hasOwn(codecs, key) ? codecs[key] : undefined) ?? plainCodec;
};
