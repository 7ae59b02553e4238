import { act, render, screen, waitFor } from '@testing-library/react';
import { createRef, memo } from 'react';
import { LIST_START } from '../../queries/list-start-query';
import { FakeResizeObserver } from '../../testing/fake-resize-observer';
import { ItemList } from './item-list';
import { FULL_LIST } from './item-list-grid';

const itemsTo = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `item-${index + 1}` }));

const drawn = jest.fn<void, [string]>();

const Card = memo(function Card({ id, priority }: { id: string; priority: string }) {
  drawn(id);
  return <li data-priority={priority}>{id}</li>;
});

interface Given {
  items: { id: string }[];
  count?: number;
  total?: number;
}

const list = ({ items, count, total = items.length }: Given) => (
  <ItemList
    heading="Things"
    grid={createRef()}
    items={items}
    {...(count !== undefined && { count })}
    total={total}
    cardWidth={290}
    renderItem={({ id }, priority) => <Card id={id} priority={priority} />}
  />
);

const cards = () => screen.getAllByRole('listitem');
const names = () => cards().map((card) => card.textContent);
const grid = () => screen.getByRole('list');

const realStyle = window.getComputedStyle.bind(window);

/** A row of the grid is 400 pixels high and holds so many cards; the screen is 800 pixels high. */
function layOut(columns: number, width = 1200): void {
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element) =>
    element instanceof HTMLUListElement
      ? Object.assign(realStyle(element), {
          gridTemplateColumns: Array(columns).fill('290px').join(' '),
          rowGap: '0px',
        })
      : realStyle(element),
  );
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, -window.scrollY, width, this.tagName === 'LI' ? 400 : 0);
  });
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400);
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(10_000_000);
}

const move = (y: number) => {
  Object.assign(window, { scrollY: y });
  window.dispatchEvent(new Event('scroll'));
};

const scrollTo = (y: number) => act(async () => move(y));

const show = async (given: Given) => {
  const view = await act(async () => render(list(given)));
  return { ...view, change: (other: Given) => act(async () => view.rerender(list(other))) };
};

beforeEach(() => {
  drawn.mockClear();
  Object.assign(window, {
    ResizeObserver: FakeResizeObserver,
    scrollY: 0,
    innerHeight: 800,
    scrollTo: ({ top }: ScrollToOptions) => move(top ?? 0),
  });
});

// First of all: what long lists need is loaded once.
test('a long list begins with its first cards, which stay', async () => {
  layOut(3);
  render(list({ items: itemsTo(3000) }));
  expect(names()).toEqual(itemsTo(LIST_START).map(({ id }) => id));
  const [first] = cards();
  await waitFor(() => expect(cards()).toHaveLength(12));
  expect(cards()[0]).toBe(first);
});

test.each<[string, Given, string]>([
  ['everything', { items: itemsTo(3) }, 'Showing 3 of 3 items'],
  ['what filters leave', { items: itemsTo(2), total: 5 }, 'Showing 2 of 5 items'],
  ['one', { items: itemsTo(1) }, 'Showing 1 of 1 item'],
  ['one of several', { items: itemsTo(1), total: 4 }, 'Showing 1 of 4 item'],
  ['the first of many', { items: itemsTo(48), count: 900, total: 900 }, 'Showing 900 of 900 items'],
])('the heading counts %s', (_, given, count) => {
  render(list(given));
  expect(screen.getByRole('status')).toHaveTextContent(count);
});

test('an empty list says that there is nothing', () => {
  render(list({ items: [], total: 3 }));
  expect(screen.getByText('No items found.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Showing 0 of 3 items');
});

test('the first image of a list is urgent, and no other', () => {
  render(list({ items: itemsTo(3) }));
  expect(cards().map(({ dataset }) => dataset.priority)).toEqual(['first', 'lazy', 'lazy']);
});

test('a list that is not long is in the document as a whole', () => {
  render(list({ items: itemsTo(FULL_LIST) }));
  expect(cards()).toHaveLength(FULL_LIST);
  expect(cards()[0]).not.toHaveAttribute('aria-setsize');
});

test('a longer list has the cards near the screen, with their positions', async () => {
  layOut(3);
  await show({ items: itemsTo(3000) });
  // Two rows on the screen, two beyond it.
  await waitFor(() => expect(cards()).toHaveLength(12));
  expect(grid()).toHaveStyle({ paddingBlock: `0px ${996 * 400}px` });
  for (const [index, card] of cards().entries()) {
    expect(card).toHaveAttribute('aria-posinset', String(index + 1));
    expect(card).toHaveAttribute('aria-setsize', '3000');
  }
  drawn.mockClear();
  await scrollTo(40_000);
  await waitFor(() => expect(names()[0]).toBe('item-295'));
  expect(cards()[0]).toHaveAttribute('aria-posinset', '295');
  expect(cards()).toHaveLength(18);
  expect(grid()).toHaveStyle({ paddingBlock: `${98 * 400}px ${896 * 400}px` });
  await scrollTo(40_400);
  await waitFor(() => expect(names()[0]).toBe('item-298'));
  // Cards that stay near are not drawn again.
  expect(drawn).toHaveBeenCalledTimes(18 + 3);
});

test('the grid has as many columns as its style sheet gives it, and keeps its place when they become fewer', async () => {
  layOut(4);
  await show({ items: itemsTo(3000) });
  await waitFor(() => expect(cards()).toHaveLength(16));
  await scrollTo(20_000);
  await waitFor(() => expect(names()).toContain('item-201'));
  layOut(1, 390);
  await FakeResizeObserver.report();
  await waitFor(() => expect(cards()).toHaveLength(6));
  expect(names()).toContain('item-201');
});

test('a filter that leaves few brings all of them into the document', async () => {
  layOut(3);
  const { change } = await show({ items: itemsTo(3000) });
  await waitFor(() => expect(cards()).toHaveLength(12));
  await scrollTo(40_000);
  await waitFor(() => expect(names()[0]).toBe('item-295'));
  await change({ items: itemsTo(20), total: 3000 });
  expect(cards()).toHaveLength(20);
  expect(cards()[0]).not.toHaveAttribute('aria-posinset');
  expect(grid()).not.toHaveAttribute('style', expect.stringContaining('padding'));
  await scrollTo(0);
  await change({ items: itemsTo(300), total: 3000 });
  expect(names()[0]).toBe('item-1');
});

test('a long list is printed with all its cards, and is a part of it afterwards', async () => {
  layOut(3);
  await show({ items: itemsTo(300) });
  await waitFor(() => expect(cards()).toHaveLength(12));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(names()).toEqual(itemsTo(300).map(({ id }) => id));
  expect(grid()).not.toHaveStyle({ paddingBlock: '0px' });
  await act(async () => void window.dispatchEvent(new Event('afterprint')));
  await waitFor(() => expect(cards()).toHaveLength(12));
});
