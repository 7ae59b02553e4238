/** @jest-environment node */
import { pluralKitCommands, pluralKitImport, prefixOf, tupperboxCommands, tupperboxImport } from './proxy-bots';

const speaker = {
  name: 'Maren "Mare" Holloway',
  prefix: 'maren:',
  address: 'https://folk.example/characters/maren/maren-modern',
  avatar: 'https://folk.example/data/images/avatars/maren.webp',
  birthday: { month: 3, day: 21 },
};

test.each([
  ['Maren Holloway', 'maren:'],
  ['“Zoë” O’Dell', 'zoë:'],
  ['…', 'as:'],
])('%s is spoken as with %s', (name, prefix) => {
  expect(prefixOf(name)).toBe(prefix);
});

test('the commands register a name, its prefix, the avatar and the page, and no quotation mark ends the name', () => {
  expect(tupperboxCommands(speaker).split('\n')).toEqual([
    'tul!register "Maren  Mare  Holloway" maren:text',
    'tul!avatar "Maren  Mare  Holloway" https://folk.example/data/images/avatars/maren.webp',
    'tul!describe "Maren  Mare  Holloway" https://folk.example/characters/maren/maren-modern',
  ]);
  expect(pluralKitCommands({ ...speaker, avatar: undefined })).not.toContain('avatar');
});

test('the import files have the same, in the fields of each bot', () => {
  expect(tupperboxImport(speaker)).toMatchObject({
    tuppers: [
      {
        name: 'Maren  Mare  Holloway',
        brackets: ['maren:', ''],
        avatar_url: speaker.avatar,
        description: speaker.address,
      },
    ],
  });
  expect(pluralKitImport(speaker)).toMatchObject({
    members: [{ proxy_tags: [{ prefix: 'maren:', suffix: null }], birthday: '0004-03-21', avatar_url: speaker.avatar }],
  });
});
