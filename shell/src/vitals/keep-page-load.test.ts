import { readPageLoads } from '@otherfolk/shared/storage/page-loads';
import { PAGE_LOADS_KEY } from '@otherfolk/shared/storage/page-loads-key';
import { keepPageLoad } from './keep-page-load';

const loadAt = (at: number) => ({ at, page: 'plot', shell: 'main.js', remotes: {}, failed: [] });

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('a load that is kept again takes the place of what was kept of it', () => {
  keepPageLoad(loadAt(1));
  keepPageLoad(loadAt(2));
  keepPageLoad({ ...loadAt(1), lcp: 900 });
  expect(readPageLoads()).toEqual([{ ...loadAt(1), lcp: 900 }, loadAt(2)]);
});

test('the last 50 loads are kept', () => {
  for (let at = 1; at <= 60; at++) keepPageLoad(loadAt(at));
  const kept = readPageLoads().map(({ at }) => at);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, 60, 11]);
});

test.each(['{', '{"at":1}', 'null', '7', '[null,{"at":"x"},[]]'])(
  'a list that is broken is read as what is left of it: %s',
  (text) => {
    localStorage.setItem(PAGE_LOADS_KEY, text);
    expect(readPageLoads()).toEqual([]);
    keepPageLoad(loadAt(1));
    expect(readPageLoads()).toEqual([loadAt(1)]);
  },
);

test('storage that is full is freed of the list', () => {
  keepPageLoad(loadAt(1));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepPageLoad(loadAt(2));
  expect(localStorage.getItem(PAGE_LOADS_KEY)).toBeNull();
});
