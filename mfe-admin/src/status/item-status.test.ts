/** @jest-environment node */
import type { Staged } from '@otherfolk/shared/domain/release';
import { type ChosenStatus, stageOfStatus, type Status, STATUSES, statusOf, withStage } from './item-status';

const out = { today: '2026-05-01', release: 2 } as const;

test.each<[Staged, Status]>([
  [{}, 'draft'],
  [{ published: false, version: 9 }, 'draft'],
  [{ published: true }, 'live'],
  [{ published: true, version: 2 }, 'live'],
  [{ published: true, version: 3 }, 'next'],
  [{ published: false, releaseAt: '2026-05-02' }, 'scheduled'],
  [{ published: false, releaseAt: '2026-05-01' }, 'live'],
  [{ published: false, version: 3, releaseAt: '2026-04-01' }, 'next'],
  [{ published: true, version: 1, releaseAt: '2026-06-01' }, 'live'],
])('%j has the status %s', (staged, status) => {
  expect(statusOf(staged, out)).toBe(status);
});

test.each<[ChosenStatus, Staged, Staged]>([
  [{ status: 'live' }, {}, { published: true, version: 2 }],
  [{ status: 'live' }, { version: 0 }, { published: true, version: 2 }],
  [{ status: 'live' }, { version: 1 }, { published: true, version: 1 }],
  [{ status: 'live' }, { version: 3 }, { published: true, version: 2 }],
  [{ status: 'next' }, { version: 1 }, { published: true, version: 3 }],
  [{ status: 'next' }, { version: 5 }, { published: true, version: 5 }],
  [{ status: 'next', version: 2.5 }, {}, { published: true, version: 2.5 }],
  [{ status: 'scheduled', releaseAt: '2026-06-01' }, {}, { published: false, version: 2, releaseAt: '2026-06-01' }],
  [{ status: 'draft', releaseAt: '2026-06-01' }, { version: 2 }, { published: false, version: 2 }],
])('%j of what says %j is written as %j', (chosen, before, staged) => {
  expect(stageOfStatus(chosen, before, out.release)).toEqual(staged);
});

test.each(STATUSES)('the fields that are written for %s have that status, whatever stood there', (status) => {
  for (const version of [undefined, -1, 0, 1, 2, 3, 7.5]) {
    const stage = stageOfStatus({ status, releaseAt: '2026-06-01' }, { version, releaseAt: '2020-01-01' }, out.release);
    expect(statusOf(stage, out)).toBe(status);
  }
});

test('a day that is not wanted any more leaves the file', () => {
  const json = { recordInfo: { dateAdded: '2026-01-01', published: false, releaseAt: '2026-06-01' } };
  expect(withStage(json, ['recordInfo'], { published: true, version: 2 })).toEqual({
    recordInfo: { dateAdded: '2026-01-01', published: true, version: 2 },
  });
});
