/** @jest-environment node */
import { fromRoot } from '@otherfolk/system/from-root';
import { main } from './export';

test.each([
  [
    [],
    'Name the folder to write into: npm run export -- --out <folder> [--origin https://example.org] [--firebase] [--reports <url>] [--without <url>] [--adopt]',
  ],
  [['--out', '/tmp/site', '--origin', 'x'], "--origin is 'x', which is no http(s) origin such as https://example.org."],
  [
    ['--out', fromRoot('shell')],
    `${fromRoot('shell')} and the source of this repository lie in each other: choose another folder.`,
  ],
])('%j fails with one sentence', async (args, sentence) => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  await expect(main(args)).resolves.toBe(1);
  expect(error.mock.calls).toEqual([[sentence]]);
});
