/** @jest-environment node */
import { main } from './main';

test('what it does not understand fails with one sentence', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  await expect(main(['--runs', '0'])).resolves.toBe(1);
  expect(error.mock.calls).toEqual([[expect.stringMatching(/^--runs is '0', .*; usage: npm run bench/)]]);
});
