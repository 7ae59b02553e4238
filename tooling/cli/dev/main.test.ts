/** @jest-environment node */
import { main } from './main';

test('a wrong name fails with one sentence that lists the right ones', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  await expect(main(['characters', 'heroes'])).resolves.toBe(1);
  expect(error.mock.calls).toEqual([
    ["There is no remote 'heroes'; name shell, characters, plots, locations or admin."],
  ]);
});
