import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { Link, MemoryRouter, useNavigate } from 'react-router-dom';
import { keepScrollPosition } from '@otherfolk/shared/contract/keep-scroll-position';
import { fuzzPath } from '@otherfolk/shared/testing/fuzz-urls';
import { forgetScrollPositions } from './scroll-positions';
import { useScrollPosition } from './use-scroll-position';

function Page() {
  const navigate = useNavigate();
  useScrollPosition();
  return (
    <main id="main" tabIndex={-1}>
      <Link to="/a">To a</Link>
      <Link to="/b">To b</Link>
      <Link to="/b?filter" state={keepScrollPosition} replace>
        Filter
      </Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </main>
  );
}

const scrollTo = (y: number) => {
  Object.assign(window, { scrollY: y });
  window.dispatchEvent(new Event('scroll'));
};
const click = (name: string) => userEvent.click(screen.getByText(name));
const back = async () => {
  // The browser's own button has no focus, so this one gets none either.
  await act(async () => screen.getByText('Back').click());
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
};

beforeEach(() => {
  forgetScrollPositions();
  Object.assign(window, {
    scrollY: 0,
    scrollTo: (_: number, y: number) => scrollTo(y),
    scrollBy: (_: number, distance: number) => scrollTo(window.scrollY + distance),
  });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function () {
    return new DOMRect(0, 500 - window.scrollY, 0, 0);
  });
});

test('a new page starts at its top with the focus on its content, going back leads to the position and the link', async () => {
  render(<Page />, { wrapper: ({ children }) => <MemoryRouter initialEntries={['/a']}>{children}</MemoryRouter> });
  scrollTo(400);
  await click('To b');
  expect(window.scrollY).toBe(0);
  expect(screen.getByRole('main')).toHaveFocus();
  scrollTo(90);
  await back();
  expect(window.scrollY).toBe(400);
  expect(screen.getByText('To b')).toHaveFocus();
});

test('a page that shows the same differently stays where it is, and is found there again', async () => {
  render(<Page />, { wrapper: ({ children }) => <MemoryRouter initialEntries={['/b']}>{children}</MemoryRouter> });
  scrollTo(250);
  await click('Filter');
  expect(window.scrollY).toBe(250);
  await click('To a');
  expect(window.scrollY).toBe(0);
  await back();
  expect(window.scrollY).toBe(250);
});

test('a page that was left without a link has the focus on its content', async () => {
  render(<Page />, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/a', '/b']}>{children}</MemoryRouter>,
  });
  scrollTo(120);
  await back();
  expect(window.scrollY).toBe(0);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a hash that nothing on the page bears, or that is none, leads to the top', () => {
  let go: (hash: string) => void = () => undefined;
  function Travelling() {
    const navigate = useNavigate();
    go = (hash) => act(() => void navigate({ pathname: '/b', hash }));
    return <Page />;
  }
  render(<Travelling />, { wrapper: MemoryRouter });
  fc.assert(
    fc.property(fc.oneof(fuzzPath, fc.string()), (text) => {
      scrollTo(70);
      go(`#x${text}`);
      expect(window.scrollY).toBe(0);
    }),
    { numRuns: 150 },
  );
});
