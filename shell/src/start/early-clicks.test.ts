import { fireEvent, screen } from '@testing-library/dom';
import { announceReady } from './announce-ready';
import { repeatEarlyClicks } from './early-clicks';
import { repeatHeld } from './held';

const onClick = jest.fn((event: Event) => event.preventDefault());

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  return screen.getByText('x');
}

/** Repeats what is held, in a turn of its own. */
async function becomeReady(): Promise<void> {
  onClick.mockClear();
  announceReady();
  await new Promise((resolve) => setTimeout(resolve));
}

beforeAll(() => {
  repeatHeld();
  repeatEarlyClicks();
  document.body.addEventListener('click', onClick);
});

beforeEach(() => {
  onClick.mockClear();
  delete document.documentElement.dataset.ready;
});

test('a button that is pressed before the page is ready is pressed again then, each time', async () => {
  const button = show('<button>x</button>');
  fireEvent.click(button);
  fireEvent.click(button);
  await becomeReady();
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('a button that is pressed on a page that is ready is not pressed again', async () => {
  const button = show('<button>x</button>');
  announceReady();
  fireEvent.click(button);
  await becomeReady();
  expect(onClick).not.toHaveBeenCalled();
});

test('an element that is gone by then is not pressed', async () => {
  const button = show('<button>x</button>');
  fireEvent.click(button);
  const pressed = jest.spyOn(button, 'click');
  button.remove();
  await becomeReady();
  expect(pressed).not.toHaveBeenCalled();
});

test.each([
  ['a link', '<a href="?picture=1">x</a>'],
  ['a button that opens a popover', '<button popovertarget="sheet">x</button>'],
  ['text', '<p>x</p>'],
])('%s is left to the browser, and not pressed again', async (_, html) => {
  fireEvent.click(show(html));
  expect(onClick).toHaveBeenCalledTimes(1);
  await becomeReady();
  expect(onClick).not.toHaveBeenCalled();
});
