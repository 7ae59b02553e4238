/** Somebody as whom a member of Discord speaks. */
export interface Speaker {
  name: string;
  /** What stands before each line that is said as them. */
  prefix: string;
  /** The address of a picture that everybody may see; missing where there is none. */
  avatar?: string | undefined;
  /** The address of the page. */
  address: string;
  /** Day and month of the birth, where both are known. */
  birthday?: { month: number; day: number };
}

/** Names of webhooks on Discord have at most 80 letters; PluralKit takes 100. */
const LONGEST_NAME = 80;

const letters = (text: string): string => text.replace(/["\n]/g, ' ').trim().slice(0, LONGEST_NAME);

/** The first name in small letters and a colon: short to type, and no other word ends so. */
export const prefixOf = (name: string): string =>
  `${(name.match(/[\p{L}\p{N}]+/u)?.[0] ?? 'as').toLocaleLowerCase('en')}:`;

export const tupperboxCommands = ({ name, prefix, avatar, address }: Speaker): string =>
  [
    `tul!register "${letters(name)}" ${prefix}text`,
    ...(avatar === undefined ? [] : [`tul!avatar "${letters(name)}" ${avatar}`]),
    `tul!describe "${letters(name)}" ${address}`,
  ].join('\n');

export const pluralKitCommands = ({ name, prefix, avatar, address }: Speaker): string =>
  [
    `pk;member new "${letters(name)}"`,
    `pk;member "${letters(name)}" proxy ${prefix}text`,
    ...(avatar === undefined ? [] : [`pk;member "${letters(name)}" avatar ${avatar}`]),
    `pk;member "${letters(name)}" description ${address}`,
  ].join('\n');

/** The file that `tul!import` takes. */
export const tupperboxImport = ({ name, prefix, avatar, address }: Speaker): object => ({
  tuppers: [
    {
      name: letters(name),
      avatar_url: avatar ?? null,
      brackets: [prefix, ''],
      posts: 0,
      show_brackets: false,
      birthday: null,
      description: address,
      tag: null,
      nick: null,
      group_id: null,
    },
  ],
  groups: [],
});

const two = (number: number): string => String(number).padStart(2, '0');

/** The file that `pk;import` takes. A birthday without a year has the year 4. */
export const pluralKitImport = ({ name, prefix, avatar, address, birthday }: Speaker): object => ({
  version: 1,
  name: null,
  members: [
    {
      id: 'aaaaa',
      name: letters(name),
      display_name: null,
      description: address,
      birthday: birthday ? `0004-${two(birthday.month)}-${two(birthday.day)}` : null,
      pronouns: null,
      color: null,
      avatar_url: avatar ?? null,
      proxy_tags: [{ prefix, suffix: null }],
      keep_proxy: false,
      message_count: 0,
    },
  ],
  groups: [],
  switches: [],
});
