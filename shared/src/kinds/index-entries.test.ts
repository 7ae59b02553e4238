/** @jest-environment node */
import { characterIndexEntry } from './character/character-index-entry';
import { parseCharacterCore, parseCharacterVariant } from './character/read-character';
import { locationIndexEntry } from './location/location-index-entry';
import { parseLocation } from './location/read-locations';
import { plotCoreEntry, plotIndexEntry } from './plot/plot-index-entry';
import { parsePlot } from './plot/read-plots';

const json = (value: unknown) => JSON.stringify(value);

test('a character’s entry has every field in the order of the contract', () => {
  const core = parseCharacterCore('mara', {
    name: 'Mara Quill',
    ageGrade: { ageFormula: 'X+6', birthDay: 17, birthMonth: 4 },
    recordInfo: { dateAdded: '2026-03-01', contentRating: 1, published: true, version: 1 },
    styling: { themeColor: '#31405f', accentColor: '#d9a441', themeClass: 'theme-ink' },
    tags: [{ group: 'Hair Color', name: 'Brunette' }],
    images: { avatar: 'mara.avif' },
  });
  const variant = parseCharacterVariant('mara-sea', {
    highlight: 'Winter Fair',
    isUnnamed: true,
    variantLabel: 'Sea',
    variantOverrides: { variantName: 'Captain Quill', ageless: true },
    recordInfo: { dateUpdated: '2026-10-02', version: 3 },
    tags: [{ group: 'Genre', name: 'Fantasy' }],
    images: { cover: { text: 't.avif', background: 'b.avif' } },
  });
  expect(json(characterIndexEntry(core, variant))).toBe(
    json({
      id: 'mara-sea',
      coreId: 'mara',
      name: 'Captain Quill',
      variantLabel: 'Sea',
      avatar: 'mara.avif',
      themeColor: '#31405f',
      accentColor: '#d9a441',
      themeClass: 'theme-ink',
      tags: [
        { group: 'Hair Color', name: 'Brunette' },
        { group: 'Genre', name: 'Fantasy' },
      ],
      ageGrade: { birthMonth: 4, birthDay: 17, ageFormula: 'X+6' },
      published: true,
      version: 3,
      contentRating: 1,
      dateAdded: '2026-03-01',
      dateUpdated: '2026-10-02',
      images: { cover: { background: 'b.avif', text: 't.avif' } },
      highlight: 'Winter Fair',
      isUnnamed: true,
      ageless: true,
    }),
  );
});

test('an empty character’s entry has only what a list needs', () => {
  const entry = characterIndexEntry(parseCharacterCore('mara', {}), parseCharacterVariant('mara-sea', {}));
  expect(json(entry)).toBe(
    json({ id: 'mara-sea', coreId: 'mara', name: 'mara', tags: [], published: false, version: -1 }),
  );
});

test('a cover of one file stays one, and false flags are left out', () => {
  const core = parseCharacterCore('mara', { isUnnamed: true, images: { cover: 'one.avif' } });
  const variant = parseCharacterVariant('mara-sea', { isUnnamed: false, variantOverrides: { ageless: false } });
  const entry = characterIndexEntry(core, variant);
  expect(entry.images).toEqual({ cover: 'one.avif' });
  expect(entry).not.toHaveProperty('isUnnamed');
  expect(entry).not.toHaveProperty('ageless');
});

const plot = parsePlot('storm-sea', {
  coreId: 'storm',
  title: 'Storm',
  variantLabel: 'Sea',
  themeClass: 'theme-ink',
  accentColor: '#fff',
  images: { cover: 'c.avif', gallery: [{ file: 'g.avif' }] },
  tags: [{ group: 'Tone', name: 'Dark' }],
  hook: 'H',
  recordInfo: { dateAdded: '2026-03-01', dateUpdated: '2026-10-02', published: true, version: 1, contentRating: 2 },
  sections: { setting: 's' },
});

test('a plot has an entry as a variant and one as a core', () => {
  expect(json(plotIndexEntry(plot))).toBe(
    json({
      id: 'storm-sea',
      coreId: 'storm',
      title: 'Storm',
      variantLabel: 'Sea',
      hook: 'H',
      coverImage: 'c.avif',
      accentColor: '#fff',
      themeClass: 'theme-ink',
      tags: [{ group: 'Tone', name: 'Dark' }],
      published: true,
      version: 1,
      dateAdded: '2026-03-01',
      dateUpdated: '2026-10-02',
    }),
  );
  expect(json(plotCoreEntry(plot))).toBe(
    json({ id: 'storm', title: 'Storm', coverImage: 'c.avif', accentColor: '#fff' }),
  );
});

test('a location’s entry leaves out what only its page shows', () => {
  const location = parseLocation('quay', {
    version: 1,
    published: true,
    tags: [{ group: 'Mood', name: 'Quiet' }],
    themeColor: '#5ca3a3',
    bannerImage: 'b.avif',
    coverImage: 'c.avif',
    connectedCharacters: ['mara'],
    connectedPlots: ['storm'],
    locations: [{ name: 'Pier' }],
    mainLocation: 'M',
    vibe: ['salt'],
    description: 'D',
    summary: 'S',
    name: 'Quay',
  });
  expect(json(locationIndexEntry(location))).toBe(
    json({
      id: 'quay',
      name: 'Quay',
      summary: 'S',
      description: 'D',
      vibe: ['salt'],
      coverImage: 'c.avif',
      bannerImage: 'b.avif',
      themeColor: '#5ca3a3',
      tags: [{ group: 'Mood', name: 'Quiet' }],
      published: true,
      version: 1,
    }),
  );
});
