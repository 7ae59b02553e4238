/** @jest-environment node */
import { basename, dirname } from 'node:path';
import { TemporaryCatalogue } from '../derive/content/testing/temporary-catalogue';
import { main } from './content';

let catalogue: TemporaryCatalogue;
let printed: string[];
const environment = { ...process.env };

beforeEach(async () => {
  catalogue = await TemporaryCatalogue.ofFixture();
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(async () => {
  process.env = { ...environment };
  jest.restoreAllMocks();
  await catalogue.remove();
});

test('a catalogue without mistakes is left with 0', async () => {
  await expect(main(['check', catalogue.folder])).resolves.toBe(0);
  expect(printed).toEqual(['no errors, no warnings in 22 files']);
});

test('warnings alone are left with 0, errors with 1', async () => {
  await catalogue.write('stray.json', '{}');
  await expect(main(['check', catalogue.folder])).resolves.toBe(0);
  expect(printed.at(-1)).toBe('no errors, 1 warning in 23 files');
  await catalogue.write('stray.json', '{');
  await expect(main(['check', catalogue.folder])).resolves.toBe(1);
  expect(printed.at(-1)).toBe('1 error, no warnings in 22 files');
});

test('--json prints the findings as JSON and nothing else', async () => {
  await catalogue.write('stray.json', '{}');
  await main(['check', '--json', catalogue.folder]);
  expect(JSON.parse(printed.join('\n'))).toEqual({
    errors: 0,
    warnings: 1,
    files: 23,
    findings: [
      {
        severity: 'warning',
        file: 'stray.json',
        path: '$',
        message: 'not a file of the catalogue: the site never reads it',
        remedy: 'Move or remove it',
      },
    ],
  });
});

test('index says what it wrote', async () => {
  await catalogue.write('plots/index.json', '');
  await main(['index', catalogue.folder]);
  expect(printed).toContain('plots/index.json: 2 entries, written');
  expect(printed.slice(-4)).toEqual([
    'search/: 3 files, 3 written',
    'atlas/: 2 files, 2 written',
    'links/: 16 files, 16 written',
    'sizes/: 18 files, 18 written',
  ]);
  await expect(main(['index', catalogue.folder])).resolves.toBe(0);
  expect(printed.slice(-5)).toEqual([
    'images/index.json: 22 entries, up to date',
    'search/: 3 files, none written',
    'atlas/: 2 files, none written',
    'links/: 16 files, none written',
    'sizes/: 18 files, none written',
  ]);
});

test('index fails where a file cannot be read', async () => {
  await catalogue.write('characters/mara.json', '');
  await expect(main(['index', catalogue.folder])).resolves.toBe(1);
  expect(printed.at(-1)).toBe('Nothing is written.');
});

test('folders are meant from where the command was typed', async () => {
  process.env['INIT_CWD'] = dirname(catalogue.folder);
  await expect(main(['check', basename(catalogue.folder)])).resolves.toBe(0);
  process.env['DATA_DIR'] = basename(catalogue.folder);
  await expect(main(['check'])).resolves.toBe(0);
  process.env['DATA_DIR'] = 'nowhere';
  await expect(main(['check'])).resolves.toBe(1);
});

test('new writes, and brings the indexes up to date', async () => {
  await expect(main(['new', 'location', 'lighthouse', catalogue.folder])).resolves.toBe(0);
  expect(printed).toContain('locations/lighthouse.json: written');
  expect(printed).toContain('locations/index.json: 4 entries, written');
  await expect(main(['new', 'location', 'lighthouse', catalogue.folder])).resolves.toBe(1);
  expect(printed.at(-1)).toBe('Nothing is written: locations/lighthouse.json is there already.');
});

test("schemas for a catalogue of one's own go where its editor looks", async () => {
  await expect(main(['schemas', catalogue.folder])).resolves.toBe(0);
  expect(printed.at(-1)).toContain('.vscode/settings.json: written');
  await expect(main(['schemas', catalogue.folder])).resolves.toBe(0);
  expect(printed.at(-1)).toBe('Up to date.');
});

test.each([
  [['new', 'family', 'x']],
  [['new', 'plot']],
  [['new', 'plot', 'a', 'b', 'c']],
  [[]],
  [['help']],
  [['check', 'a', 'b']],
  [['check', '--all']],
  [['index', '--json']],
])('%j is answered with the usage', async (args) => {
  await expect(main(args)).resolves.toBe(2);
  expect(printed.join()).toContain('npm run content -- check');
});
