/** @jest-environment node */
import { main } from './bench';

test.each([
  [['--only', 'nothing'], "--only is 'nothing', which is no part; usage: npm run bench"],
  [['--runs', '0'], "--runs is '0', which is no number; usage: npm run bench"],
  [['--lives', '10,many'], "--lives is 'many', which is no number; usage: npm run bench"],
])('the bench refuses %j with one sentence', async (args, message) => {
  const said = jest.spyOn(console, 'error').mockImplementation();
  expect(await main(args)).toBe(1);
  expect(said.mock.calls.flat().join()).toContain(message);
});
