import { tagGroups } from './tag-groups';

test('groups and tags come from A to Z, each once, those of no group last', () => {
  const items = [
    {
      tags: [
        { group: 'Setting', name: 'Sky' },
        { group: '', name: 'Loose' },
        { group: 'Mood', name: 'wistful' },
      ],
    },
    {
      tags: [
        { group: 'Mood', name: 'Eerie' },
        { group: 'Setting', name: 'Sky' },
        { group: 'Mood', name: 'Wistful' },
      ],
    },
  ];
  expect(tagGroups(items).map(({ name, tags }) => [name, tags.map((tag) => tag.name).join()])).toEqual([
    ['Mood', 'Eerie,wistful,Wistful'],
    ['Setting', 'Sky'],
    ['Other', 'Loose'],
  ]);
});
