/** @jest-environment node */
import { CatalogueInMemory } from '../testing/catalogue-in-memory';

const FILE = 'plots/storm-modern.json';

/** What the check says of a plot with these roles. */
function findingsOf(...mainRoles: unknown[]): string[] {
  const catalogue = new CatalogueInMemory();
  catalogue.edit(FILE, (json: { sections: object }) => void Object.assign(json.sections, { mainRoles }));
  return catalogue.check();
}

test.each<[string, unknown, string]>([
  [
    'a person who does not exist',
    { name: 'A', characterId: 'nobody' },
    'error characterId: there is no character or variant nobody. Name one, or remove it.',
  ],
  [
    'a person where a life belongs',
    { name: 'B', variantId: 'mara' },
    'error variantId: there is no variant mara. Name one, or remove it.',
  ],
  [
    'no number of seats',
    { name: 'C', open: true, seats: 0 },
    'error seats: found 0. Write a whole number from 1, or leave it out.',
  ],
  [
    'two persons at once',
    { name: 'Mara', characterId: 'ivo', variantId: 'mara-modern' },
    'error : mara-modern is a life of mara, not of ivo. Remove one of the two ids.',
  ],
  [
    'a name of somebody, without a link to the life in the world of the plot',
    { name: 'mara quill' },
    'warning : mara quill is somebody of the catalogue, and the role does not say so. Add "variantId": "mara-modern".',
  ],
])('a role with %s is told of', (_, role, finding) => {
  const [severity, rest = ''] = finding.split(/ (.*)/s);
  const [key, sentence] = rest.split(/: (.*)/s);
  const path = `$.sections.mainRoles[0]${key ? `.${key}` : ''}`;
  expect(findingsOf(role)).toEqual([`${severity} ${FILE} ${path}: ${sentence}`]);
});

test('roles that link, that nobody bears the name of, or that are texts, are fine', () => {
  const life = { name: 'Mara Quill', characterId: 'mara', variantId: 'mara-modern', open: false, seats: 1 };
  expect(findingsOf(life, { name: 'Ivo Marsh', characterId: 'ivo' }, { name: 'Somebody else' }, 'Mara Quill')).toEqual(
    [],
  );
});
