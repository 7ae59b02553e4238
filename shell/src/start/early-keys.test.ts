import { fireEvent, screen } from '@testing-library/dom';
import { wakePart } from '../testing/wake-part';
import { announceReady } from './announce-ready';
import { repeatEarlyKeys } from './early-keys';
import { repeatHeld } from './held';

const HTML = `
  <div data-asleep="">
    <div role="tablist" data-heard-keys="ArrowRight Home"><button>One</button><button>Two</button></div>
    <button>Other</button>
  </div>`;

const button = (name: string) => screen.getByRole('button', { name });

const heard = jest.fn(({ target, key }: KeyboardEvent) => {
  if (target === button('One') && key === 'ArrowRight') button('Two').focus();
});

/** Whether the browser may do with a key what it does by itself. */
const isLeft = (name: string, key: string, more?: object) => fireEvent.keyDown(button(name), { key, ...more });

beforeAll(() => {
  repeatHeld();
  repeatEarlyKeys();
  announceReady();
});

beforeEach(() => {
  document.body.innerHTML = HTML;
  button('One').focus();
});

test('a key that a control hears is pressed again when its part has woken up', async () => {
  expect(isLeft('One', 'ArrowRight')).toBe(false);
  document.body.addEventListener('keydown', heard);
  await wakePart();
  document.body.removeEventListener('keydown', heard);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(heard.mock.lastCall?.[0]).toMatchObject({ key: 'ArrowRight', target: button('One') });
  expect(button('Two')).toHaveFocus();
});

test('the focus stays where the reader has gone meanwhile', async () => {
  isLeft('One', 'ArrowRight');
  button('Other').focus();
  document.body.addEventListener('keydown', heard);
  await wakePart();
  document.body.removeEventListener('keydown', heard);
  expect(button('Other')).toHaveFocus();
});

test.each([
  ['a key that no control hears', 'One', 'ArrowDown', {}],
  ['a key with another', 'One', 'ArrowRight', { altKey: true }],
  ['a key on a control beside', 'Other', 'ArrowRight', {}],
])('%s is left to the browser, and not repeated', async (_, name, key, more) => {
  expect(isLeft(name, key, more)).toBe(true);
  const repeated = jest.fn();
  document.body.addEventListener('keydown', repeated, { once: true });
  await wakePart();
  expect(repeated).not.toHaveBeenCalled();
  document.body.removeEventListener('keydown', repeated);
});

test('a key is left to a control that is awake', async () => {
  await wakePart();
  expect(isLeft('One', 'ArrowRight')).toBe(true);
});
