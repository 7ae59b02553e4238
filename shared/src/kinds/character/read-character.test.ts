/** @jest-environment node */
import { isTraitsForm } from '../../catalogue/traits-form';
import { mergeVariant } from '../../domain/merge';
import { parseCharacterCore, parseCharacterVariant, readCharacterCore, readCharacterVariant } from './read-character';

const silent = () => undefined;

test('a core is read from its file, and keeps missing what is missing', async () => {
  const read = jest.fn(() => Promise.resolve({ id: 'mara', name: 'Mara' }));
  await expect(readCharacterCore(read, 'mara')).resolves.toEqual({ id: 'mara', name: 'Mara' });
  expect(read).toHaveBeenCalledWith('characters/mara.json');
});

test.each(['../site', 'Mara', ''])('the reader asks for nothing under the id %j', async (id) => {
  const read = jest.fn();
  await expect(readCharacterCore(read, id)).rejects.toMatchObject({ name: 'CatalogueError', kind: 'invalid' });
  await expect(readCharacterVariant(read, id)).rejects.toMatchObject({ kind: 'invalid' });
  expect(read).not.toHaveBeenCalled();
});

test.each([[[]], ['text'], [null], [5]])('%j is not a character', (data) => {
  expect(() => parseCharacterCore('mara', data, silent)).toThrow('Failed to fetch /data/characters/mara.json');
});

test('the asked id wins over the one in the file, with a warning', () => {
  const warn = jest.fn();
  expect(parseCharacterCore('mara', { id: 'other' }, warn).id).toBe('mara');
  expect(warn).toHaveBeenCalledWith('characters/mara.json $.id: expected mara, found "other"; read as mara');
});

test('an id that is right or missing is no reason for a warning', () => {
  const warn = jest.fn();
  parseCharacterVariant('mara-sea', { id: 'mara-sea' }, warn);
  parseCharacterVariant('mara-sea', {}, warn);
  expect(warn).not.toHaveBeenCalled();
});

test('warnings name file and place, and go to the console unless somebody else takes them', () => {
  const warning = jest.spyOn(console, 'warn').mockImplementation();
  parseCharacterCore('mara', { styling: { themeColor: 'reddish' } });
  expect(warning).toHaveBeenCalledWith(
    'characters/mara.json $.styling.themeColor: expected a colour, #rgb or #rrggbb, found "reddish"; left out',
  );
  warning.mockRestore();
});

test.each([
  ['published as text', { recordInfo: { published: 'true' } }, { recordInfo: {} }],
  ['published as a number', { recordInfo: { published: 1 } }, { recordInfo: {} }],
  ['version as text', { recordInfo: { version: '2' } }, { recordInfo: {} }],
  ['version beyond numbers', { recordInfo: { version: Infinity } }, { recordInfo: {} }],
  ['birth month 13', { ageGrade: { birthMonth: 13, birthDay: 5 } }, { ageGrade: { birthDay: 5 } }],
  ['birth day 0', { ageGrade: { birthDay: 0, ageFormula: 'X' } }, { ageGrade: { ageFormula: 'X' } }],
  ['a rating that does not exist', { recordInfo: { contentRating: 4 } }, { recordInfo: {} }],
  ['a family that is no id', { family: '../x' }, {}],
  ['tags without a name', { tags: [{ group: 'A' }, { name: 'b' }, 'c'] }, { tags: [{ group: '', name: 'b' }] }],
  ['an image by URL', { images: { avatar: 'https://x.y/a.avif', banner: 'b.avif' } }, { images: { banner: 'b.avif' } }],
  [
    'a gallery image without a file',
    { images: { gallery: [{ file: '', style: 'photo' }] } },
    { images: { gallery: [] } },
  ],
  ['a section that is a number', { sections: { Overview: 5, Backstory: 'b' } }, { sections: { Backstory: 'b' } }],
  ['sections as a list', { sections: ['a'] }, {}],
])('%s counts as missing, with a warning', (_, data, expected) => {
  const warn = jest.fn();
  expect(parseCharacterCore('mara', data, warn)).toEqual({ id: 'mara', ...expected });
  expect(warn).toHaveBeenCalled();
});

test('blank and null fields are missing without a warning', () => {
  const warn = jest.fn();
  const data = { name: null, family: '', images: { avatar: '', cover: null }, styling: { themeColor: '' } };
  const core = parseCharacterCore('mara', data, warn);
  expect([core.name, core.family, core.images?.avatar, core.styling?.themeColor]).toEqual(Array(4).fill(undefined));
  expect(warn).not.toHaveBeenCalled();
});

test('text of any length and content stays as it is', () => {
  const text = `<img src=x onerror=alert(1)> \u202e\u0000 𝕏 ${'long '.repeat(50_000)}`;
  expect(parseCharacterCore('mara', { name: text, sections: { Overview: text } })).toMatchObject({
    name: text,
    sections: { Overview: text },
  });
});

test('the text of a variant stands in for a missing label', () => {
  const { variants } = parseCharacterCore('mara', {
    variants: [
      { id: 'a', label: 'A', text: 'x' },
      { id: 'b', text: 'B' },
      { id: 'c', label: '', text: 'C' },
      { id: 'd' },
    ],
  });
  expect(variants?.map(({ label }) => label)).toEqual(['A', 'B', 'C', undefined]);
});

test('every form of a section is read', () => {
  const sections = {
    Overview: 'text',
    Backstory: ['a', ''],
    'RP Hooks': { First: 'a', More: { Deep: ['b'] } },
    'Personality Breakdown': { storyTraits: [{ name: 'Brave', text: 'very' }, 'plain'], flavorTraits: [] },
    relationships: [{ characterId: 'kit', name: 'Kit', relation: 'friend', text: 't' }, 'plain'],
    'Life Stages': [{ genreName: 'Modern', name: 'Teen', description: 'd', notes: ['n'] }],
  };
  const warn = jest.fn();
  const core = parseCharacterCore('mara', { sections }, warn);
  expect(core.sections).toEqual(sections);
  expect(isTraitsForm(core.sections?.['Personality Breakdown'] ?? '')).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});

test('character sheets hold text, numbers, lists and one level of groups', () => {
  const characterSheets = { Stats: { Wit: 7, Skills: ['a', 5], Body: { Height: 'tall' } }, Note: 'text', List: ['a'] };
  const warn = jest.fn();
  expect(parseCharacterCore('mara', { characterSheets }, warn).characterSheets).toEqual(characterSheets);
  expect(warn).not.toHaveBeenCalled();
});

test('a core and a variant as they are read can be merged, with their types', () => {
  const core = parseCharacterCore('mara', { name: 'Mara', physical: { build: 'Wiry' }, family: 'quill' });
  const variant = parseCharacterVariant('mara-sea', {
    variantOf: 'mara',
    variantOverrides: { ageless: true, physical: { height: "6'" } },
    banner: { text: 't.avif' },
  });
  const merged = mergeVariant(core, variant);
  expect(merged.physical).toEqual({ build: 'Wiry', height: "6'" });
  expect(merged.banner?.text).toBe('t.avif');
  expect([merged.ageless, merged.family, merged.variantOf]).toEqual([true, 'quill', 'mara']);
});
