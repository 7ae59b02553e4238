/** @jest-environment node */
import { readAll } from '../testing/source-files';
import { cardFormat } from './card-format';
import { base64Of, elenaV2, elenaV3, PNG, pngWith } from './testing/card-fixtures';

type Content = string | Uint8Array<ArrayBuffer>;

const jsonOf = (value: unknown) => JSON.stringify(value);

/** A picture whose text says to be longer than the file. */
function lyingPng() {
  const png = pngWith({ chara: base64Of(elenaV2) });
  new DataView(png.buffer).setUint32(
    png.length - 12 - 4 - 4 - base64Of(elenaV2).length - 'chara\0'.length - 4,
    0x7fffffff,
  );
  return png;
}

function withWrongChecksum() {
  const png = pngWith({ chara: base64Of(elenaV2) });
  const last = png.length - 12 - 1;
  png[last] = (png[last] ?? 0) ^ 0xff;
  return png;
}

const LORE = { keys: ['x'], content: 'word '.repeat(60_000), enabled: true, insertion_order: 1, extensions: {} };
const hugeBook = {
  ...elenaV2,
  data: { ...elenaV2.data, character_book: { entries: Array.from({ length: 20 }, () => LORE) } },
};

test.each([
  ['a length that is a lie', lyingPng(), /'tEXt' says to have 2147483647 bytes/, 0],
  ['base64 of something else', pngWith({ chara: btoa('hello') }), /'chara' holds no JSON/, 0],
  ['no base64', pngWith({ chara: '%%%' }), /'chara' is no base64/, 0],
  ['JSON that is no card', pngWith({ chara: btoa('[1]') }), /'chara' holds no character card/, 0],
  ['a checksum that is wrong', withWrongChecksum(), /checksum of its part 'chara' is wrong/, 1],
  ['V3 that is damaged beside V2', pngWith({ ccv3: '%', chara: base64Of(elenaV2) }), /'ccv3' is no base64/, 1],
  ['JSON that is cut short', jsonOf(elenaV3).slice(0, 300), /It is no JSON/, 0],
  ['a lorebook of a novel', jsonOf(hugeBook), /20 entries with 5,999,980 letters/, 1],
] as [string, Content, RegExp, number][])(
  'a card with %s has a sentence, and the rest of it is read',
  async (_what, content, message, items) => {
    const source = await readAll(cardFormat, { 'bad.card': content });
    expect(source.problems).toHaveLength(1);
    expect(source.problems[0]).toMatchObject({
      file: 'bad.card',
      message: expect.stringMatching(message),
      remedy: expect.stringMatching(/\w/),
    });
    expect(source.items).toHaveLength(items);
  },
);

test.each([
  ['another picture', PNG],
  ['other JSON', jsonOf({ name: 'Elena', type: 'npc', system: {}, description: 'x' })],
  ['a list', '[1]'],
  ['a note', 'name: Elena'],
  ['nothing', ''],
] as [string, Content][])('%s is no card', async (_what, content) => {
  await expect(readAll(cardFormat, { file: content })).resolves.toEqual({ titles: [], items: [], problems: [] });
});
