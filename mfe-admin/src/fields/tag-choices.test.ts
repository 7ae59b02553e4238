/** @jest-environment node */
import { chosenTag, tagGroupsFor, withTag } from './tag-choices';

const brown = { group: 'Hair Color', name: 'Brunette' };
const blue = { group: 'Eye Color', name: 'Blue' };
const pink = { group: 'Hair Color', name: 'Pink' };

test.each([
  ['replaces the one of its group, in its place', [brown, blue], pink, [pink, blue]],
  ['replaces all of its group', [brown, blue, pink], { ...brown, name: 'White' }, [{ ...brown, name: 'White' }, blue]],
  ['comes last where the group had none', [blue], pink, [blue, pink]],
  ['a dash takes it away', [brown, blue], '' as const, [blue]],
])('a tag: %s', (_, tags, tag, expected) => {
  expect(withTag(tags, 'Hair Color', tag)).toEqual(expected);
});

test('the groups of the specification come first, with what the catalogue and the character add', () => {
  const own = [
    { group: 'Hair Color', name: 'Green' },
    { group: 'Mood', name: 'Wry' },
  ];
  const groups = tagGroupsFor(own, [{ group: 'Mood', names: ['Calm'] }]);
  expect(groups.map(({ group }) => group)).toEqual([
    'Gender',
    'Eye Color',
    'Hair Color',
    'Character Grouping',
    'Genre',
    'Mood',
  ]);
  expect(groups[2]?.names).toEqual(['Blonde', 'Brunette', 'Redhead', 'Noirette', 'Pink', 'White', 'Green']);
  expect(groups[5]?.names).toEqual(['Calm', 'Wry']);
  expect(chosenTag(own, 'Mood')).toEqual(['Wry']);
});
