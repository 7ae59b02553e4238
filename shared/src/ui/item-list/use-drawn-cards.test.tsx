import { act, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, type NavigateFunction, Route, Routes, useNavigate } from 'react-router-dom';
import { FULL_LIST } from './item-list-grid';
import { useDrawnCards } from './use-drawn-cards';

const drawn: number[] = [];
let drawAgain: () => void;

function List({ count }: { count: number }) {
  const grid = useRef<HTMLUListElement>(null);
  const [cards, drawFirst] = useDrawnCards(grid, count);
  const shown = Math.min(cards, count);
  useLayoutEffect(() => {
    drawn.push(shown);
    drawAgain = drawFirst;
  }, [shown, drawFirst]);
  return (
    <ul ref={grid}>
      {Array.from({ length: shown }, (_, index) => (
        <li key={index}>Card</li>
      ))}
    </ul>
  );
}

let navigate: NavigateFunction;
function Home() {
  navigate = useNavigate();
  return <Link to="/">Home</Link>;
}

const site = (count: number, from = '/list') => (
  <MemoryRouter initialEntries={[from]}>
    <Home />
    <Routes>
      <Route path="/list" element={<List count={count} />} />
      <Route path="*" element={<p>Another page</p>} />
    </Routes>
  </MemoryRouter>
);

const cards = () => screen.getAllByRole('listitem').length;
const go = (to: string | number) => act(async () => navigate(to as string));

/** Three cards beside each other, two rows on a screen, 400 pixels each. */
beforeEach(() => {
  drawn.splice(0);
  Object.assign(window, { innerWidth: 1024, innerHeight: 800, scrollY: 0 });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, -window.scrollY, 1024, Math.ceil(this.children.length / 3) * 400);
  });
});
afterEach(() => jest.restoreAllMocks());

const scrollTo = (y: number) => {
  Object.assign(window, { scrollY: y });
  window.dispatchEvent(new Event('scroll'));
};

test('a list that is opened by a link begins with the cards of one screen, and the others follow', async () => {
  render(site(40, '/'));
  await go('/list');
  await waitFor(() => expect(cards()).toBe(40));
  expect(drawn).toEqual([6, 18, 30, 40]);
});

test('a list that came as HTML loses no card while the page takes it over', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(site(40));
  render(site(40), { container, hydrate: true });
  expect(drawn).toEqual([40]);
});

test('a reader who goes back to a list finds at once the cards down to where it was left', async () => {
  render(site(60, '/'));
  await go('/list');
  await waitFor(() => expect(cards()).toBe(60));
  scrollTo(2000);
  await go('/item');
  Object.assign(window, { scrollY: 0 });
  drawn.splice(0);
  await go(-1);
  // Seven rows, and two more, as rows differ in height.
  expect(drawn[0]).toBe(27);
  await waitFor(() => expect(cards()).toBe(60));
});

test('a choice at the top of a list draws the cards of one screen first; further down all of them stay', async () => {
  render(site(40, '/'));
  await go('/list');
  await waitFor(() => expect(cards()).toBe(40));
  drawn.splice(0);
  await act(async () => drawAgain());
  await waitFor(() => expect(cards()).toBe(40));
  expect(drawn).toEqual([6, 18, 30, 40]);
  scrollTo(2000);
  drawn.splice(0);
  await act(async () => drawAgain());
  expect(drawn).toEqual([]);
});

test('a long list, of which only what is near the screen is in the document, is not drawn in steps', async () => {
  render(site(FULL_LIST + 1, '/'));
  await go('/list');
  expect(drawn).toEqual([FULL_LIST + 1]);
});
