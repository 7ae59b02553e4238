/** @jest-environment node */
import { elenaV3 } from '@otherfolk/shared/formats/card/testing/card-fixtures';
import { TemporaryCatalogue } from './testing/temporary-catalogue';

let catalogue: TemporaryCatalogue;

beforeEach(async () => {
  catalogue = await TemporaryCatalogue.ofFixture();
});
afterEach(() => catalogue.remove());

const REMEDY =
  'Move it out of the catalogue, and import it with npm run content -- import, or with Import in Admin Tools.';

test.each(['characters/elena.json', 'elena.json'])(
  'a character card at %s is named as one, once, with the way to import it',
  async (file) => {
    await catalogue.write(file, JSON.stringify(elenaV3));
    expect(await catalogue.check()).toEqual([
      `warning ${file} $: Character Card V3: Elena Torres: of another program, so that the site never reads it. ${REMEDY}`,
    ]);
  },
);

test('a note of a person is named, a note about the catalogue is not', async () => {
  await catalogue.write('README.md', '# How we work\n\nWe meet on Mondays.\n');
  await catalogue.write(
    'People/Elena.md',
    '---\nage: 28\nspecies: Human\n---\n# Elena Torres\n\n## Backstory\n\nShe sails.\n',
  );
  const findings = await catalogue.check();
  expect(findings.filter((line) => line.includes('of another program'))).toHaveLength(1);
});

test('a file of the catalogue with a mistake is still told as such', async () => {
  await catalogue.edit<object>('characters/mara.json', (json) => ({ ...json, ageless: 7 }));
  expect(await catalogue.check()).toEqual([expect.stringContaining('$.ageless: found 7')]);
});
