import type { JsonRecord } from '../../domain/json-record';
import { PNG } from './source-files';

/** An article as World Anvil exports it. */
export const article = (title: string, templateType: string, more: JsonRecord = {}): string =>
  JSON.stringify({
    id: `id-${title}`,
    title,
    slug: 'a-slug',
    state: 'public',
    templateType,
    entityClass: templateType === 'person' ? 'Person' : 'Article',
    wordcount: 12,
    world: { id: 'w', title: 'Saltmarch', entityClass: 'World' },
    content: '',
    ...more,
  });

const reference = (title: string, entityClass = 'Person') => ({ id: `id-${title}`, title, entityClass });

/** An export with articles of several templates. */
export const WORLD: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {
  'export/articles/Person-Elena.json': article('Elena Torres', 'person', {
    content:
      'She rows, and [b]never[/b] back. See @[The Quay](settlement:1-2).\n\n[h2]Early days|early[/h2]Born on a barge. [secret:12-34]\n\n[h2]Personality[/h2][ul][li]Patient[/li][li]Exact[/li][/ul]\n[img:77|left]',
    firstname: 'Elena',
    lastname: 'Torres',
    nickname: 'Lena',
    age: 34,
    dob: 'August 14th',
    gender: 'she/her',
    eyes: 'green',
    hair: 'long red hair',
    height: '5 ft 4 in',
    weight: '71 kg',
    speciesDisplay: 'Human',
    history: 'She left the barge at [i]twenty[/i].',
    likesDislikes: '[list][*]tea[*]rain[/list]',
    quirksPersonality: 'Counts coins twice.',
    speech: '"Mind the step."',
    virtues: 'Keeps her word.',
    vices: 'Keeps grudges.',
    motivation: 'To own a second boat.',
    facialFeatures: 'A burn on the chin.',
    relations: 'She owes the [url:https://quay.example|tab]harbour master[/url].',
    rpgAlignment: 'Neutral',
    ghostnotes: 'It was she who sank it.',
    parentBiological1: reference('Old Tom'),
    currentLocation: reference('The Quay', 'Settlement'),
    tags: 'river,ferry',
    isAdultContent: true,
    portrait: { id: 5, title: 'elena.png', url: 'https://www.worldanvil.example/media/elena.png?x=1' },
    creationDate: { date: '2024-03-01 10:00:00.000000', timezone: 'UTC' },
    relationsOfNobody: null,
  }),
  'export/articles/Person-Tom.json': article('Old Tom', 'person', {
    state: 'private',
    sections: { personal_history: { content: 'He owns the ferry and says so.' } },
    relations: {
      friends: { items: [{ ...reference('Elena Torres'), relationshipType: 'article' }, { title: 'The harbour cat' }] },
    },
  }),
  'export/articles/Settlement-Quay.json': article('The Quay', 'settlement', {
    content: 'Where ferries land.',
    demographics: 'Mostly gulls.',
    vibe: 'wet',
  }),
  'export/articles/Plot-Rope.json': article('The Cut Rope', 'plot', {
    content: 'Who cuts a rope at night?',
    complications: 'It was the river.',
  }),
  'export/articles/Organization-Torres.json': article('Torres', 'organization', {
    type: { title: 'Family' },
    content: 'Ferrymen all.',
    motto: 'Over, not back',
  }),
  'export/articles/Item-Rope.json': article('A rope', 'item', { content: 'It is cut.' }),
  'export/images/77.json': JSON.stringify({
    id: 77,
    title: 'barge.png',
    entityClass: 'Image',
    url: 'https://www.worldanvil.example/media/barge.png',
  }),
  'export/pictures/barge.png': PNG,
  'export/pictures/elena.png': PNG,
};
