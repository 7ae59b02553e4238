import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { Link, NavLink } from './links';

function Place() {
  const { pathname, search, hash, state } = useLocation();
  return <output>{`${useNavigationType()} ${pathname}${search}${hash} ${JSON.stringify(state)}`}</output>;
}

function show(link: React.ReactNode, at = '/plots/tidewake') {
  render(
    <MemoryRouter initialEntries={[at]}>
      {link}
      <Place />
    </MemoryRouter>,
  );
}

const place = () => screen.getByRole('status').textContent;

test.each<[string, Parameters<typeof Link>[0], string, string]>([
  ['a path', { to: '/characters' }, '/characters', 'PUSH /characters null'],
  ['with a state', { to: '/characters', state: { a: 1 } }, '/characters', 'PUSH /characters {"a":1}'],
  ['in place of this page', { to: '/characters', replace: true }, '/characters', 'REPLACE /characters null'],
  ['to this page itself', { to: '/plots/tidewake' }, '/plots/tidewake', 'REPLACE /plots/tidewake null'],
  ['a query of this page', { to: { search: '?a=1' } }, '/plots/tidewake?a=1', 'PUSH /plots/tidewake?a=1 null'],
])('a link %s: its address, and where it leads', (_, props, href, expected) => {
  show(<Link {...props}>Go</Link>);
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
  fireEvent.click(screen.getByRole('link'));
  expect(place()).toBe(expected);
});

test.each<[string, Partial<Parameters<typeof Link>[0]>, object]>([
  ['with a key that asks for another tab', {}, { ctrlKey: true }],
  ['with another button', {}, { button: 1 }],
  ['where it names another tab', { target: '_blank' }, {}],
  ['where somebody else has taken the press', { onClick: (event) => event.preventDefault() }, {}],
])('a press is not for the router %s', (_, props, press) => {
  show(
    <Link to="/characters" {...props}>
      Go
    </Link>,
  );
  // jsdom cannot load a page.
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay, { once: true });
  fireEvent.click(screen.getByRole('link'), press);
  window.removeEventListener('click', stay);
  expect(place()).toBe('POP /plots/tidewake null');
});

test.each([
  ['/plots', false, '/plots/tidewake', true],
  ['/plots', true, '/plots/tidewake', false],
  ['/plots', true, '/plots', true],
  ['/plots', false, '/plotsandmore', false],
  ['/', true, '/plots', false],
  ['/', true, '/', true],
])('a link to %s, to the end: %j, on %s is marked: %j', (to, end, at, isMarked) => {
  show(
    <NavLink to={to} end={end}>
      Go
    </NavLink>,
    at,
  );
  const link = screen.getByRole('link');
  if (isMarked) expect(link).toHaveAttribute('aria-current', 'page');
  else expect(link).not.toHaveAttribute('aria-current');
});
