import type { JsonRecord } from '../../domain/json-record';
import { PNG } from './source-files';

/** An entry of a campaign as Kanka exports it. */
export const entry = (id: number, name: string, own: JsonRecord = {}, entity: JsonRecord = {}): string =>
  JSON.stringify({
    id,
    name,
    slug: 'a-slug',
    campaign_id: 7,
    is_private: false,
    created_at: '2024-03-01T10:00:00.000000Z',
    ...own,
    entity: {
      id: id + 1000,
      name,
      type_id: 1,
      entry: null,
      posts: [],
      entityAttributes: [],
      relationships: [],
      entityTags: [],
      ...entity,
    },
  });

const post = (name: string, text: string, more: JsonRecord = {}) => ({
  id: 1,
  name,
  entry: text,
  visibility_id: 1,
  position: 1,
  ...more,
});
export const attribute = (name: string, value: string, more: JsonRecord = {}) => ({
  name,
  value,
  is_private: false,
  type_id: 1,
  is_hidden: false,
  ...more,
});

/** A campaign with entries of all kinds. */
export const CAMPAIGN: Record<string, string | Uint8Array<ArrayBuffer>> = {
  'campaign.json': JSON.stringify({ id: 7, name: 'The Long Quay', settings: {} }),
  'characters/elena.json': entry(
    1,
    'Elena Torres',
    {
      title: 'Ferrywoman',
      age: '34',
      sex: 'Female',
      characterTraits: [
        { name: 'Hair', entry: 'long red hair', section_id: 1, is_private: false },
        { name: 'Ideals', entry: 'Nobody crosses twice.', section_id: 2 },
        { name: 'Scars', entry: 'A burn on the hand.', section_id: 1 },
        { name: 'Fears', entry: 'Deep water.', section_id: 2, is_private: true },
      ],
      characterFamilies: [{ family_id: 1 }],
      characterRaces: [{ race_id: 1 }],
      organisationMemberships: [{ organisation_id: 1, role: 'Oarswoman' }],
      location_id: 1,
    },
    {
      entry:
        '<p>She rows with [character:1002] and for [character:1003|the old man].</p><h2>Background</h2><p>Born on a <b>barge</b>.<script>alert(1)</script></p>',
      posts: [
        post('Personality', '<ul><li>Patient</li><li>Exact</li></ul>'),
        post('Boats', '<p>Two of them.</p>'),
        post('Secret', '<p>It was she.</p>', { visibility_id: 2 }),
        post('Old', '<p>Older secret.</p>', { is_private: 1 }),
      ],
      entityAttributes: [
        attribute('Height', '163 cm'),
        attribute('Strength', '12'),
        attribute('Debt', '300 crowns', { is_private: true }),
        attribute('Range[range:1,5]', '3'),
      ],
      relationships: [
        { target_id: 1002, relation: 'Sister', attitude: 50, visibility_id: 1 },
        { target_id: 1003, relation: 'Owes money to', visibility_id: 3 },
        { target_id: 1101, relation: 'Keeps', visibility_id: 1 },
        { target_id: 9, relation: 'Knows', visibility_id: 1 },
      ],
      entityTags: [{ tag_id: 1 }],
      image_uuid: '11111111-1111-4111-8111-111111111111',
    },
  ),
  'characters/mara.json': entry(2, 'Mara Torres', { entry: '<p>Older exports keep the text here.</p>' }),
  'characters/tom.json': entry(3, 'Old Tom', { is_private: true }, { entry: '<p>He is hidden.</p>' }),
  'locations/quay.json': entry(
    101,
    'The Quay',
    {},
    { entry: '<p>Where ferries land.</p><h3>Atmosphere</h3><p>Wet.</p>', type: 'Harbour' },
  ),
  'locations/quay-2.json': entry(1, 'The Steps', { location_id: 101 }, { id: 1201 }),
  'families/torres.json': entry(
    1,
    'Torres',
    {},
    { id: 1301, entry: '<p>Ferrymen all.</p>', posts: [post('Motto', '<p>Over, not back</p>')] },
  ),
  'quests/rope.json': entry(
    1,
    'The Cut Rope',
    {
      elements: [
        {
          id: 1,
          entity_id: 1001,
          role: 'Suspect',
          description: '<p>She was <i>there</i>.</p>',
          visibility_id: 1,
          name: null,
        },
        { id: 2, entity_id: null, name: 'A stranger', role: 'Witness', description: null, visibility_id: 1 },
        { id: 3, entity_id: 1003, role: 'Culprit', description: null, visibility_id: 2, name: null },
      ],
    },
    { id: 1401, entry: '<p>Who cut it?</p>' },
  ),
  'tags/lore.json': entry(1, 'River', {}, { id: 1501, type: 'Lore' }),
  'races/human.json': entry(1, 'Human', {}, { id: 1601 }),
  'organisations/guild.json': entry(1, 'Ferry Guild', {}, { id: 1701, entry: '<p>They rule the river.</p>' }),
  'gallery/11111111-1111-4111-8111-111111111111.json': JSON.stringify({
    id: '11111111-1111-4111-8111-111111111111',
    ext: 'png',
  }),
  'gallery/11111111-1111-4111-8111-111111111111.png': PNG,
};
