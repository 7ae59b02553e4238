import { onIntent } from './on-intent';

test.each(['pointerover', 'focusin'])('the first sign (%s) of a wish to go on, and no other', (event) => {
  document.body.innerHTML = '<p>Text</p><a href="/a"><b>Link</b></a><a>No link</a>';
  const call = jest.fn();
  onIntent(call);
  const on = (selector: string) => document.querySelector(selector)?.dispatchEvent(new Event(event, { bubbles: true }));
  on('p');
  on('a:not([href])');
  expect(call).not.toHaveBeenCalled();
  on('b');
  on('a');
  expect(call).toHaveBeenCalledTimes(1);
});
