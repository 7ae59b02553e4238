import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Section } from './section';

const page = (
  <MemoryRouter initialEntries={['/characters/mara']}>
    <Section heading="Overview">Of Mara</Section>
  </MemoryRouter>
);

test('a section that was folded before the page could hear of it stays folded, after a reload, too', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const details = container.querySelector('details') as HTMLDetailsElement;
  expect(details.open).toBe(true);
  details.open = false;
  const root = await act(async () => hydrateRoot(container, page));
  expect(container.querySelector('details')).toBe(details);
  expect(details.open).toBe(false);
  act(() => root.unmount());
  expect(render(page).container.querySelector('details')).toHaveProperty('open', false);
  cleanup();
});
