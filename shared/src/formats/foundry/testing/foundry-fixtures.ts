const stats = (systemId: string) => ({
  systemId,
  coreVersion: '12.331',
  exportSource: { worldId: 'harbour', uuid: 'Actor.abc123DEF456ghi7' },
});

export const elena = {
  name: 'Elena Torres',
  type: 'character',
  img: 'worlds/harbour/art/elena.webp',
  system: {
    abilities: { str: { value: 8, proficient: 0 }, dex: { value: 14 }, int: { value: 16 } },
    attributes: { hp: { value: 21, max: 24 }, ac: { value: 13 }, spellcasting: 'int' },
    details: {
      biography: {
        value:
          '<p>Elena repairs <strong>clocks</strong>.</p><p>She met @UUID[Actor.x]{Tobias} at the quay.</p><section class="secret" id="s1"><p>She stole one.</p></section>',
        public: '<p>A clockmaker.</p>',
      },
      alignment: 'Neutral Good',
      race: 'aB3dE6gH9jK2mN5p',
      background: 'Guild Artisan',
      trait: 'I count under my breath.',
      ideal: 'Precision.',
      bond: 'My late master’s shop.',
      flaw: 'I cannot leave a stopped clock alone.',
      age: '28',
      height: "5'4''",
      weight: '163 lbs',
      eyes: 'green',
      hair: 'Red, going grey',
      gender: 'Female',
      appearance: '<p>Ink on her cuffs.</p>',
      faith: 'None',
    },
    traits: { languages: { value: ['common', 'gnomish'] } },
    currency: { gp: 12 },
  },
  items: [
    { _id: 'aB3dE6gH9jK2mN5p', name: 'Human', type: 'race', system: {} },
    {
      _id: 'i2',
      name: 'Loupe',
      type: 'tool',
      system: { description: { value: '<p>Magnifies small things.</p>' }, quantity: 1 },
    },
    { _id: 'i3', name: 'Oil', type: 'consumable', system: { quantity: 3 } },
  ],
  effects: [],
  folder: null,
  prototypeToken: { name: 'Elena', texture: { src: 'worlds/harbour/art/elena-token.webp' } },
  flags: {},
  ownership: { default: 0 },
  _stats: stats('dnd5e'),
};

export const pathfinder = {
  ...elena,
  name: 'Tobias Wren',
  img: 'icons/svg/mystery-man.svg',
  system: {
    details: {
      biography: {
        appearance: '<p>Tall.</p>',
        backstory: '<p>Born on a ferry.</p>',
        birthPlace: 'Pell Harbour',
        attitude: 'Patient.',
        beliefs: 'The sea keeps accounts.',
        edicts: ['Return what is lost'],
        anathema: ['Break a promise'],
        likes: 'Rain.',
        dislikes: 'Bells.',
        catchphrases: 'All in good tide.',
        campaignNotes: '<p>Knows the cult.</p>',
      },
      age: { value: '41' },
      height: { value: '183 cm' },
      gender: { value: 'he/him' },
      ethnicity: { value: 'Harbourfolk' },
      level: { value: 3 },
    },
  },
  items: [],
  prototypeToken: { name: 'Tobias' },
  _stats: stats('pf2e'),
};

export const monster = {
  ...pathfinder,
  name: 'The Warden',
  type: 'npc',
  system: {
    details: { publicNotes: '<p>Guards the light.</p>', privateNotes: '<p>Is blind.</p>', blurb: 'Old keeper' },
  },
};

export const simple = {
  name: 'Ada',
  type: 'character',
  img: '',
  system: { biography: '<p>Counts stars.</p><ul><li>One</li><li>Two</li></ul>', attributes: {} },
  items: [],
  prototypeToken: {},
  flags: {},
  _stats: stats('worldbuilding'),
};

export const homebrew = {
  name: 'Bo',
  type: 'hero',
  system: { profile: { motto: 'Never late.', pronouns: 'they/them' }, notes: '<p>Owes a debt.</p>', speed: 30 },
  items: [],
  effects: [],
  flags: {},
  _stats: stats('my-system'),
};

export const versionNine = {
  _id: 'v9actor00000001a',
  name: 'Old Cass',
  type: 'npc',
  img: 'cass.png',
  data: { details: { biography: { value: '<p>Fishes at night.</p>' } } },
  token: { img: 'cass.png' },
  items: [],
  effects: [],
  flags: {},
  permission: { default: 0 },
};

export const journal = {
  name: 'Pell Harbour',
  pages: [
    {
      name: 'Pell Harbour',
      type: 'text',
      title: { show: true },
      text: {
        format: 1,
        content:
          '<p>A ferry town with a mast at one end, a theatre at the other, and a great deal of property of other people in between: whatever anyone ever left on a boat.</p>',
      },
    },
    {
      name: 'The Quay',
      type: 'text',
      text: { format: 1, content: '<p>Nine gates.</p><section class="secret"><p>One leads down.</p></section>' },
    },
    { name: 'Map', type: 'image', src: 'worlds/harbour/map.webp' },
  ],
  folder: null,
  flags: {},
  ownership: { default: 0 },
  _stats: stats('dnd5e'),
};

export const quest = {
  ...journal,
  name: 'Quest: The Lantern',
  pages: [{ name: 'Hook', type: 'text', text: { content: '<p>Nine lights are out.</p>' } }],
};

export const oldJournal = {
  _id: 'j9',
  name: 'Glasswater',
  content: '<h2>Rooms</h2><p>Twelve.</p>',
  img: '',
  flags: {},
  permission: { default: 0 },
};
