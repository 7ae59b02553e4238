import { strToU8, zipSync } from 'fflate';
import { toBase64Text } from '../base64-bytes';
import { withPngTexts } from '../png-chunks';

/** A picture of one transparent dot. */
export const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

/** Texts of JSON as cards carry them. */
export const base64Of = (json: unknown): string => toBase64Text(new TextEncoder().encode(JSON.stringify(json)));

export const pngWith = (texts: Record<string, string>) => withPngTexts(PNG, texts);

export const charxWith = (card: unknown, assets: Record<string, Uint8Array> = {}) =>
  zipSync({ 'card.json': strToU8(JSON.stringify(card)), ...assets });

export const elenaV1 = {
  name: 'Elena Torres',
  description: '{{char}} repairs clocks in a harbour town. {{user}} is her newest apprentice.',
  personality: 'patient, wry, slow to anger',
  scenario: "It is raining on {{user}}'s first day.",
  first_mes: '*looks up from a clock* "You are late, {{user}}."',
  mes_example:
    '<START>\n{{user}}: What is it?\n{{char}}: A regulator.\n<START>\n{{user}}: And that?\n{{char}}: Broken.',
};

export const elenaV2 = {
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: {
    ...elenaV1,
    creator_notes: 'Plays well at any pace.',
    system_prompt: 'Write as {{char}}, never as {{user}}.',
    post_history_instructions: 'Keep replies short.',
    alternate_greetings: ['The shop is shut. *waves {{user}} in*', 'A year later, the clock strikes.'],
    tags: ['Female', 'Steampunk', 'OC'],
    creator: 'harbourlight',
    character_version: '1.2',
    extensions: {
      talkativeness: '0.5',
      depth_prompt: { prompt: '{{char}} never lies about time.', depth: 4 },
      regex_scripts: [{ scriptName: 'shout', findRegex: '/a/g' }],
    },
    character_book: {
      name: 'Harbour',
      description: 'Places of the town.',
      scan_depth: 4,
      entries: [
        {
          keys: ['quay', 'pier'],
          content: 'The quay floods twice a year.',
          enabled: true,
          insertion_order: 1,
          extensions: {},
        },
        {
          keys: ['tower'],
          name: 'Clock tower',
          content: 'It is seven minutes slow.',
          enabled: false,
          insertion_order: 2,
          extensions: {},
        },
        {
          keys: ['/t(o|a)wer/i'],
          comment: 'Towers',
          use_regex: true,
          content: 'All towers lean.',
          insertion_order: 3,
          extensions: {},
        },
      ],
    },
  },
};

export const elenaV3 = {
  spec: 'chara_card_v3',
  spec_version: '3.0',
  data: {
    ...elenaV2.data,
    nickname: 'Lena',
    creator_notes_multilingual: { de: 'Spielt sich gut.' },
    source: ['https://cards.example/elena'],
    group_only_greetings: ['You are all late.'],
    creation_date: 1_700_000_000,
    modification_date: 1_710_000_000,
    assets: [{ type: 'icon', uri: 'ccdefault:', name: 'main', ext: 'png' }],
  },
};
