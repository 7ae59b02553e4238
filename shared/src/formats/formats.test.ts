/** @jest-environment node */
import { FORMATS } from './formats';
import { recogniseFiles } from './recognise-files';
import { CAMPAIGN } from './testing/kanka-campaign';
import { PNG, sourceFiles, steadyWork } from './testing/source-files';
import { WORLD } from './testing/world';

/** The titles of what is recognised among files. */
async function recognisedIn(files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>): Promise<string[]> {
  const brought = Object.entries(files).map(([path, content]) => ({ path, blob: new Blob([content]) }));
  return (await recogniseFiles(brought, steadyWork())).recognized.map(({ title }) => title);
}

test('files of all formats in one folder are told apart', async () => {
  const files = {
    ...Object.fromEntries(Object.entries(CAMPAIGN).map(([path, file]) => [`kanka/${path}`, file])),
    ...WORLD,
    'vault/.obsidian/app.json': '{"name": "no person"}',
    'vault/People/Bo.md': 'Words.',
    'people.csv': 'Name,Age\nCy,40\n',
    'dora.json': '{"name": "Dora"}',
    'dora.png': PNG,
    'readme.txt': 'Words.',
  };
  expect(await recognisedIn(files)).toEqual([
    'Kanka campaign: The Long Quay, 3 characters',
    'World Anvil export, 7 articles, 2 of them people',
    'A Markdown note: Bo',
    'Table: people.csv, 1 row',
    'JSON: dora.json, 1 entry',
  ]);
});

test.each(FORMATS.map(({ id }) => id))(
  'the format %s recognises nothing in files that are none of its own',
  async (id) => {
    const format = FORMATS.find((each) => each.id === id);
    const noise = Uint8Array.from({ length: 5_000 }, (_none, at) => (at * 7_919) % 256);
    const files = sourceFiles({
      'a.bin': noise,
      'b.png': PNG,
      'c.txt': '',
      'd.zip': noise,
      'e.json': noise,
      'characters/f.json': noise,
    });
    expect(await format?.recognise(files, steadyWork())).toEqual([]);
  },
);
