/** @jest-environment node */
import { withTerseConsole } from './terse-console';

test('each warning is one line, once, and the console is given back', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const work = withTerseConsole(async () => {
    console.warn('a.json $: broken');
    console.warn('a.json $: broken');
    console.error('/x cannot be rendered', new Error('why'));
    throw new Error('over');
  });
  await expect(work).rejects.toThrow('over');
  expect(warn.mock.calls).toEqual([['a.json $: broken'], ['/x cannot be rendered: why']]);
  console.warn('a.json $: broken');
  expect(warn).toHaveBeenCalledTimes(3);
});
