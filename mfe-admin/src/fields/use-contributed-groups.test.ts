import { plotGroups } from './plot-groups';
import { contributedGroups } from './use-contributed-groups';

const item = { kind: 'plots', id: 'storm' } as const;
const field = (property: string) => ({ key: `probe/${property}`, title: 'Mood', property, Field: () => null });

test('fields of other remotes are one group, under the names of their properties', () => {
  const [group, ...others] = contributedGroups(plotGroups({}), [field('probeMood'), field('probeMap')], item);
  expect(others).toEqual([]);
  expect(group?.fields.map(({ keys }) => keys)).toEqual([['probeMood'], ['probeMap']]);
});

test.each(['title', 'sections', 'tags', 'recordInfo'])(
  'a field for %s, which the form has already, is left out',
  (property) => {
    expect(contributedGroups(plotGroups({}), [field(property)], item)).toEqual([]);
  },
);
