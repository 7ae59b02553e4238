import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { refusals, refuseStorage, storedValue } from '@otherfolk/shared/testing/refusing-storage';
import { ThemeSwitch } from '../layout/theme-switch';
import { readRememberedSession, rememberSession } from '../remembered-session/remembered-session';
import { findLink, topOfLink } from '../scroll-position/find-link';
import {
  forgetScrollPositions,
  rememberScrollPosition,
  restoreScrollPositions,
  scrollPositionOn,
  storedScrollPositions,
  storeScrollPositions,
} from '../scroll-position/scroll-positions';
import { useScrollPosition } from '../scroll-position/use-scroll-position';
import { themeOf, themes } from '../start/theme';

const PLACES = 'otherfolk:places';
const PAGE = 'default /';

function Page() {
  useScrollPosition();
  return <main id="main" tabIndex={-1} />;
}

const draw = () => render(<Page />, { wrapper: MemoryRouter });

const isFinite = (value: unknown) => Number.isFinite(value);

/** ScrollPositions as they are stored, with anything in them. */
const places = fc
  .dictionary(
    fc.constantFrom(PAGE, '__proto__', 'other /'),
    fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          y: fc.jsonValue(),
          link: fc.oneof(
            fc.jsonValue(),
            fc.record({ href: fc.jsonValue(), nth: fc.jsonValue(), at: fc.jsonValue() }, { requiredKeys: [] }),
          ),
        },
        { requiredKeys: [] },
      ),
    ),
  )
  .map((all) => JSON.stringify(all));

beforeEach(() => {
  forgetScrollPositions();
  Object.assign(window, { scrollTo: jest.fn(), scrollBy: jest.fn() });
  // The page is loaded again, which is when it looks for where it was left.
  Object.assign(performance, { getEntriesByType: () => [{ type: 'reload' }] });
});

test('the theme is one of the three, whatever is stored for it', () => {
  fc.assert(
    fc.property(fc.option(storedValue), (text) => themes.includes(themeOf(text))),
    { numRuns: 2000 },
  );
});

test('the positions that are read are valid, whatever is stored for them', () => {
  fc.assert(
    fc.property(fc.oneof(storedValue, places), (text) => {
      window.sessionStorage.setItem(PLACES, text);
      for (const { y, link } of Object.values(storedScrollPositions())) {
        expect(isFinite(y)).toBe(true);
        if (!link) continue;
        expect(findLink(link)).toBeUndefined();
        expect(topOfLink(link)).toBeUndefined();
      }
      restoreScrollPositions();
      const place = scrollPositionOn(PAGE);
      expect(place === undefined || isFinite(place.y)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('a page opens over any stored positions', () => {
  fc.assert(
    fc.property(fc.oneof(storedValue, places), (text) => {
      window.sessionStorage.setItem(PLACES, text);
      draw().unmount();
    }),
    { numRuns: 80 },
  );
});

test('the name of a member is all that is read of a stored session, whatever that is', () => {
  fc.assert(
    fc.property(storedValue, (text) => {
      window.localStorage.setItem('session', text);
      expect(readRememberedSession()).toBe(text);
    }),
    { numRuns: 500 },
  );
});

test('stored positions come back', () => {
  const link = { href: '/a', nth: 0, at: 300, position: 7 };
  rememberScrollPosition(PAGE, { y: 40, link });
  rememberScrollPosition('other /', { y: 5, link: { href: '/b', nth: 1 } });
  storeScrollPositions();
  expect(storedScrollPositions()).toEqual({
    [PAGE]: { y: 40, link },
    'other /': { y: 5, link: { href: '/b', nth: 1 } },
  });
});

test.each(refusals)('pages, theme and session work where storage refuses %s', async (refusal) => {
  refuseStorage(refusal);
  expect(storedScrollPositions()).toEqual({});
  storeScrollPositions();
  rememberSession('Mara');
  rememberSession(null);
  expect(readRememberedSession()).toBeNull();
  draw();
  render(<ThemeSwitch />);
  await userEvent.selectOptions(screen.getByLabelText('Theme'), 'dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  act(() => void window.dispatchEvent(new Event('pagehide')));
});
