import { LIST_KEY } from '@otherfolk/shared/files/file-kinds';
import { FLAG, plain } from './character-fields';
import { extensionsCodec } from './extensions-codec';
import type { FieldGroup } from './field-spec';
import { idsCodec, releasesCodec } from './list-codecs';

/** Every field of `site.json`. */
export const siteGroups = (): FieldGroup[] => [
  {
    id: 'site',
    heading: 'Site',
    fields: plain(
      [],
      [
        ['name', 'Name'],
        ['tagline', 'Tagline'],
        ['introduction', 'Introduction', { kind: 'text' }, 'One sentence on the home page: what a stranger finds here'],
        ['currentRelease', 'Current release', { kind: 'number' }, 'Later versions stay hidden'],
        ['logo', 'Logo', { kind: 'image', use: 'logo' }],
        ['missingCover', 'Default cover', { kind: 'image', use: 'characterCover' }],
        [
          'vitals',
          'Address for figures',
          { kind: 'text' },
          'How fast pages were and what failed is sent here, and nothing else; empty, it stays in each browser',
        ],
        [
          'characterCards',
          'Character cards',
          FLAG,
          'Readers may feed people who allow it to programs that talk in their stead',
        ],
      ],
    ),
  },
  {
    id: 'featured',
    heading: 'Featured on the home page',
    fields: [
      {
        keys: ['featured', 'characters'],
        label: 'Featured characters',
        control: { kind: 'references', to: 'life', noun: 'character' },
        codec: idsCodec,
      },
      ...plain([], [['featured.plot', 'Featured plot', { kind: 'reference', to: 'plot-version' }]]),
    ],
  },
  {
    id: 'extensions',
    heading: 'Links and parts',
    startsFolded: true,
    fields: [
      { keys: ['extensions'], label: 'Links and parts', control: { kind: 'extensions' }, codec: extensionsCodec },
    ],
  },
];

/** The releases of `changelog.json`, newest first. */
export const changelogGroups = (): FieldGroup[] => [
  {
    id: 'releases',
    heading: 'Releases',
    fields: [{ keys: [LIST_KEY], label: 'Releases', control: { kind: 'releases' }, codec: releasesCodec }],
  },
];
