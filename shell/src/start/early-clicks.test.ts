import { fireEvent, screen } from '@testing-library/dom';
import { nextTurn, wakePart } from '../testing/wake-part';
import { announceReady } from './announce-ready';
import { repeatEarlyClicks } from './early-clicks';
import { repeatHeld } from './held';

const heard = jest.fn((event: Event) => event.preventDefault());

/** Puts it into a part that is asleep and into one that is awake. */
function show(html: string): [asleep: HTMLElement, awake: HTMLElement] {
  document.body.innerHTML = `<div data-asleep="">${html}</div><div>${html}</div>`;
  return screen.getAllByText('x') as [HTMLElement, HTMLElement];
}

beforeAll(() => {
  repeatHeld();
  repeatEarlyClicks();
  document.body.addEventListener('click', heard);
});

beforeEach(() => {
  heard.mockClear();
  delete document.documentElement.dataset.ready;
});

test('a button that is pressed before the page is ready is pressed again then, each time', async () => {
  const [, awake] = show('<button>x</button>');
  fireEvent.click(awake);
  fireEvent.click(awake);
  heard.mockClear();
  announceReady();
  await nextTurn();
  expect(heard).toHaveBeenCalledTimes(2);
  fireEvent.click(awake);
  await nextTurn();
  expect(heard).toHaveBeenCalledTimes(3);
});

test('what is pressed in a part that is asleep is pressed when the part has woken up, on a page that is ready', async () => {
  const [asleep] = show('<button>x</button>');
  fireEvent.click(asleep);
  announceReady();
  fireEvent.click(asleep);
  await nextTurn();
  expect(heard).not.toHaveBeenCalled();
  await wakePart();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('what is gone by then is not pressed', async () => {
  const [asleep] = show('<button>x</button>');
  fireEvent.click(asleep);
  const pressed = jest.spyOn(asleep, 'click');
  asleep.remove();
  await wakePart();
  announceReady();
  await nextTurn();
  expect(pressed).not.toHaveBeenCalled();
});

test.each([
  ['a link to another page', '<a href="/plots">x</a>', false],
  ['a jump within the page', '<a href="#overview">x</a>', false],
  ['a link that changes the query', '<a href="?picture=1">x</a>', true],
  ['a button', '<button>x</button>', true],
  ['a button that opens a popover', '<button popovertarget="sheet">x</button>', false],
  ['text', '<p>x</p>', false],
])('%s in a part that is asleep waits for its code: %j, %j', (_, html, waits) => {
  announceReady();
  const [asleep, awake] = show(html);
  fireEvent.click(asleep);
  expect(heard).toHaveBeenCalledTimes(waits ? 0 : 1);
  heard.mockClear();
  fireEvent.click(asleep, { ctrlKey: true });
  fireEvent.click(awake);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a popover that the browser has opened is not closed when the page is ready', async () => {
  const [, awake] = show('<button popovertarget="sheet">x</button>');
  fireEvent.click(awake);
  announceReady();
  await nextTurn();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a link works as one until the page is ready', () => {
  const [asleep] = show('<a href="?picture=1">x</a>');
  fireEvent.click(asleep);
  expect(heard).toHaveBeenCalledTimes(1);
});
