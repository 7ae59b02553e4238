/** @jest-environment node */
import { main } from './dev';

test('a wrong name fails with one sentence that lists the right ones', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  await expect(main(['heroes'])).resolves.toBe(1);
  expect(error.mock.calls).toEqual([
    ["'heroes' is no workspace to develop; name one of shell, characters, plots, locations and admin."],
  ]);
});
