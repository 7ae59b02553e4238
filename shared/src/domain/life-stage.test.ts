/** @jest-environment node */
import { lifeStageBandOf, lifeStagesFor } from './life-stage';

test.each([
  ['Preschool', 'Early Childhood'],
  ['–', 'Early Childhood'],
  [undefined, 'Early Childhood'],
  ['Grade 0', 'Early Childhood'],
  ['Grade 1', 'Early Childhood'],
  ['Grade 2', 'Childhood'],
  ['Grade 5', 'Childhood'],
  ['Grade 6', 'Preteen'],
  ['Grade 8', 'Preteen'],
  ['Grade 9', 'Teen'],
  ['Grade 12', 'Teen'],
  ['College Freshman', 'Young Adult'],
  ['College Senior', 'Young Adult'],
  ['Adult', 'Adult'],
  ['adult', 'Adult'],
])('%s is %s', (grade, band) => {
  expect(lifeStageBandOf(grade)).toBe(band);
});

test('the ageless are adults, whatever the grade', () => {
  expect(lifeStageBandOf('–', true)).toBe('Adult');
});

test('the bar shows the stages of the band alone, in any letter case', () => {
  const stages = [{ name: 'Teen' }, { name: 'YOUNG adult' }, { name: 'Young Adult' }, { name: 'Adult' }, {}];
  expect(lifeStagesFor(stages, 'College Junior')).toEqual([{ name: 'YOUNG adult' }, { name: 'Young Adult' }]);
  expect(lifeStagesFor(stages, 'Grade 3')).toEqual([]);
  expect(lifeStagesFor(stages, '–', true)).toEqual([{ name: 'Adult' }]);
});
