/** @jest-environment node */
import { counted } from './progress';

function listening() {
  const said: unknown[] = [];
  return { said, progress: { add: (count: number) => said.push(count), end: () => said.push('end') } };
}

test('each item counts as done when the next is asked for', () => {
  const { said, progress } = listening();
  for (const item of counted(['a', 'b'], progress)) said.push(item);
  expect(said).toEqual(['a', 1, 'b', 1, 'end']);
});

test('the progress ends where the work on an item fails', () => {
  const { said, progress } = listening();
  const work = () => {
    for (const item of counted(['a', 'b'], progress)) throw new Error(item);
  };
  expect(work).toThrow('a');
  expect(said).toEqual(['end']);
});
