import { screen } from '@testing-library/react';
import { renderSection } from '@otherfolk/remote-kit/testing';
import { regionOf } from '../places/region';
import remote from '../remote';

const ids = Array.from({ length: 30 }, (_, index) => `place-${index}`);
const files = { 'locations/index.json': ids.map((id) => ({ id, name: `The ${id}`, published: true, version: 1 })) };

const show = (id: string) => renderSection(remote, 'on-the-map', { kind: 'locations', id }, { files });

test('the section says where the place lies, and leads to places of its region', async () => {
  const { container } = await show('place-3');
  expect(container.textContent).toContain('The place-3 lies ');
  const near = screen
    .getAllByRole('link')
    .flatMap((link) => /\/locations\/(.+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? []);
  expect(near.length).toBeGreaterThan(0);
  expect(new Set(near.map(regionOf))).toEqual(new Set([regionOf('place-3')]));
  expect(near).not.toContain('place-3');
});

test('the section of a place that is not on the map is empty', async () => {
  const { container } = await show('atlantis');
  expect(container.textContent).toBe('');
});
