/** @jest-environment node */
import type { Contribution } from '@otherfolk/shared/contract/extension-points';
import { parseReleases } from '@otherfolk/shared/contract/releases';
import { type Newest, skewOf } from './skew';

const EVENTS: Contribution = { id: 'events', point: 'character.section', title: 'Events', height: 200 };
const PLOTS = { id: 'plots', contract: 5, name: 'plots', mounts: { plots: {} }, contributions: [EVENTS] };
const PART = { live: '1.0.0-a', before: [], takenBack: [], problems: [] };

const liveWith = (more: object, points: Record<string, number> = { 'character.section': 1 }) =>
  parseReleases({
    contract: 5,
    singletons: { react: '19.3.1' },
    extensionPoints: points,
    parts: [
      { ...PART, id: 'shell' },
      { ...PART, id: 'plots', contract: 5, singletons: { react: '^19.3.0' }, declaration: PLOTS, ...more },
    ],
  });
const newestWith = (more: Partial<Newest>): Newest => ({
  shell: { contract: 5, singletons: { react: '19.4.0' } },
  remotes: { plots: { contract: 5, singletons: { react: '^19.3.0' } } },
  declarations: { plots: PLOTS },
  ...more,
});

test('what is live and what is built go together', () => {
  expect(skewOf(liveWith({}), newestWith({}))).toEqual([]);
});

test.each<[string, ReturnType<typeof liveWith>, Newest, string[]]>([
  [
    'the newest shell is of another contract',
    liveWith({}),
    newestWith({ shell: { contract: 6, singletons: { react: '19.4.0' } } }),
    ["Live remote 'plots' (1.0.0-a) and the newest shell: it follows contract 5, the shell 6."],
  ],
  [
    'the newest shell has another React',
    liveWith({}),
    newestWith({ shell: { contract: 5, singletons: { react: '20.0.0' } } }),
    ["Live remote 'plots' (1.0.0-a) and the newest shell: it asks for react ^19.3.0, and the shell provides 20.0.0."],
  ],
  [
    'a live remote wants a point that the newest shell does not have',
    liveWith({ declaration: { ...PLOTS, contributions: [{ ...EVENTS, version: 2 }] } }),
    newestWith({}),
    [
      "Live remote 'plots' and the newest shell: the contribution 'events' is left out: it wants version 2 of 'character.section', which has version 1.",
    ],
  ],
  [
    'a newest remote asks for a newer React than is live',
    liveWith({}),
    newestWith({ remotes: { plots: { contract: 5, singletons: { react: '^19.4.0' } } } }),
    ["Newest remote 'plots' and the live shell: it asks for react ^19.4.0, and the shell provides 19.3.1."],
  ],
  [
    'a newest remote wants a point that the live shell does not have',
    liveWith({}, {}),
    newestWith({}),
    [
      "Newest remote 'plots' and the live shell: its contribution 'events' wants version 1 of 'character.section', which the shell does not have.",
    ],
  ],
  [
    'a line was written by hand',
    liveWith({ contract: undefined, declaration: undefined }),
    newestWith({}),
    ["Live remote 'plots' (1.0.0-a): nothing is known of what it needs."],
  ],
])('it is told where %s', (_, live, newest, sentences) => {
  expect(skewOf(live, newest)).toEqual(sentences);
});

test('a remote that has no live release is compared with nothing', () => {
  expect(skewOf(liveWith({ live: undefined, contract: 1 }), newestWith({}))).toEqual([]);
});
