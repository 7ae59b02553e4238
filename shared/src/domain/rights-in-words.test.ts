/** @jest-environment node */
import { rightsInWords } from './rights-in-words';
import { type Viewer, VISITOR } from './viewer';

test.each<[Partial<Viewer>, string, number, string[]]>([
  [{}, 'Member', 0, []],
  [{ memType: 'e' }, 'Editor', 1, []],
  [{ memType: 'a' }, 'Admin', 3, []],
  [{ aN: true }, 'Member', 0, ['What comes with the next release']],
  [{ aN: true, aP: true }, 'Member', 0, ['What comes with the next release', 'What is still in the pipeline']],
  [{ memType: 'e', aU: true }, 'Editor', 1, ['Unnamed characters']],
])('%j', (rights, role, count, sees) => {
  const words = rightsInWords({ ...VISITOR, ...rights });
  expect([words.role, words.may.length, words.sees]).toEqual([role, count, sees]);
});
