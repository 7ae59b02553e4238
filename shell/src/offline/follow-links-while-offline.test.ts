import { followLinksWhileOffline } from './follow-links-while-offline';

const onClick = jest.fn();

beforeAll(() => {
  followLinksWhileOffline();
  document.body.addEventListener('click', (event) => {
    onClick(event.target instanceof Element && event.target.id);
    event.preventDefault();
  });
});
afterEach(() => onClick.mockClear());

function click(html: string): void {
  document.body.innerHTML = html;
  // jsdom does not follow links to other pages.
  document.getElementById('x')?.addEventListener('click', (event) => event.preventDefault());
  document.getElementById('x')?.click();
}

test.each([
  ['a link to another page is left to the browser', false, '<a id="x" href="/plots">Plots</a>', 0],
  ['a link to a section of the page is left to the page', false, '<a id="x" href="#gallery">Gallery</a>', 1],
  ['a button is left to the page', false, '<button id="x">Contents</button>', 1],
  ['with a network, a link is left to the page', true, '<a id="x" href="/plots">Plots</a>', 1],
])('%s', (_, isOnline, html, times) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  click(html);
  expect(onClick).toHaveBeenCalledTimes(times);
});
