/** @jest-environment node */
import { gradeOf } from './grade';

test.each([
  [undefined, '–'],
  [0, 'Grade 1'],
  [2, 'Grade 1'],
  [3, 'Grade 1'],
  [4, 'Preschool'],
  [5, 'Grade 0'],
  [6, 'Grade 1'],
  [7, 'Grade 2'],
  [17, 'Grade 12'],
  [18, 'College Freshman'],
  [19, 'College Sophomore'],
  [20, 'College Junior'],
  [21, 'College Senior'],
  [22, 'Adult'],
  [30, 'Adult'],
  [1e300, 'Adult'],
])('the age %s has the grade %s', (age, grade) => {
  expect(gradeOf(age)).toBe(grade);
});
