import { watchLinks } from './watch-links';

const navigation = new EventTarget();

beforeAll(() => {
  Object.assign(window, { navigation });
  jest.useFakeTimers();
});

test('a page that is opened without its link is fetched beside its code; a change of its query, and what has no data, are not', () => {
  const prefetch = jest.fn();
  watchLinks({ prefetch } as never);
  for (const path of ['/plots/storm', `${location.pathname}?tag=x`, '/admin', '/data/site.json']) {
    const destination = { url: new URL(path, location.href).href };
    navigation.dispatchEvent(Object.assign(new Event('navigate'), { destination }));
  }
  for (const url of ['https://elsewhere.example/plots', `blob:${location.origin}/plots`])
    navigation.dispatchEvent(Object.assign(new Event('navigate'), { destination: { url } }));
  expect(prefetch.mock.calls).toEqual([['/plots/storm']]);
});
