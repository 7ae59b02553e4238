import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useOutsidePress } from './use-outside-press';

const close = jest.fn();

function Dialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useOutsidePress(dialog);
  return (
    <dialog ref={dialog} open>
      <button>Inside</button>
    </dialog>
  );
}

beforeEach(() => {
  close.mockReset();
  HTMLDialogElement.prototype.close = close;
  const box = new DOMRect(100, 100, 200, 200);
  jest.spyOn(HTMLDialogElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
});
afterEach(() => {
  delete (HTMLDialogElement.prototype as { closedBy?: string }).closedBy;
});

type Point = readonly [clientX: number, clientY: number];

function press(from: Point, to: Point, on: HTMLElement = screen.getByRole('dialog')): void {
  fireEvent(on, new MouseEvent('pointerdown', { bubbles: true, clientX: from[0], clientY: from[1] }));
  fireEvent.click(on, { clientX: to[0], clientY: to[1] });
}

const LEFT: Point = [50, 200];
const ABOVE: Point = [200, 50];
const WITHIN: Point = [200, 200];

test.each([
  ['left of the dialog', LEFT, LEFT, 1],
  ['from its left to above it', LEFT, ABOVE, 1],
  ['within the dialog', WITHIN, WITHIN, 0],
  ['from within to its left', WITHIN, LEFT, 0],
  ['from its left into it', LEFT, WITHIN, 0],
] as [string, Point, Point, number][])(
  'a press %s closes the dialog only where it stays beside it',
  (_, from, to, times) => {
    render(<Dialog />);
    press(from, to);
    expect(close).toHaveBeenCalledTimes(times);
  },
);

test('a key that presses a button inside leaves the dialog open', () => {
  render(<Dialog />);
  press([0, 0], [0, 0], screen.getByRole('button'));
  expect(close).not.toHaveBeenCalled();
});

test('a browser that knows closedby closes the dialog by itself', () => {
  Object.defineProperty(HTMLDialogElement.prototype, 'closedBy', { value: 'any', configurable: true });
  render(<Dialog />);
  press(LEFT, LEFT);
  expect(close).not.toHaveBeenCalled();
});
