/** @jest-environment node */
import { distanceOf, LANDS, positionsOf } from './positions';
import { regionOf, REGIONS } from './region';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `place-${index}`);

test('a place lies in the land of its region', () => {
  for (const [id, { x, y }] of positionsOf(ids(200))) {
    const land = LANDS[regionOf(id)];
    expect(((x - land.x) / land.rx) ** 2 + ((y - land.y) / land.ry) ** 2).toBeLessThan(1.03);
  }
});

test('positions do not depend on the order of the places', () => {
  expect(positionsOf([...ids(40)].reverse())).toEqual(positionsOf(ids(40)));
});

test('a place that comes later in the alphabet moves nobody', () => {
  const before = positionsOf(ids(20));
  const after = positionsOf([...ids(20), 'zenith']);
  for (const [id, point] of before) expect(after.get(id)).toEqual(point);
});

test('a few places do not lie on each other', () => {
  const points = [...positionsOf(ids(24)).values()];
  for (const [index, point] of points.entries())
    for (const other of points.slice(index + 1)) expect(distanceOf(point, other)).toBeGreaterThan(24);
});

test('every region gets about its share of many places', () => {
  const regions = ids(400).map(regionOf);
  for (const region of REGIONS) expect(regions.filter((each) => each === region).length).toBeGreaterThan(60);
});
