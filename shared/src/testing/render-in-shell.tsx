import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { ReadJson } from '../catalogue/read-json';
import type { ShellContext } from '../contract/shell-context';
import type { LocalDay } from '../domain/local-day';
import { type Viewer, VISITOR } from '../domain/viewer';
import { createQueryClient } from '../queries/create-query-client';
import { siteQuery } from '../queries/site-query';
import { writeSession } from '../session/writer';
import { testShell } from './test-shell';

/** The surroundings of what a test draws, besides the catalogue. */
export interface Circumstances {
  /** Flags and role of a signed-in member; a visitor without them. */
  viewer?: Partial<Viewer>;
  today?: LocalDay;
  /** Parts of the shell's context that a test has of its own. */
  shell?: Partial<ShellContext>;
}

const TODAY: LocalDay = '2026-11-20';

/** Fakes the date and nothing else: timers go on, so that queries and events work as they do in a browser. */
function setToday(today: LocalDay): void {
  jest.useFakeTimers({
    now: new Date(`${today}T12:00:00`),
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
}

export function signIn(viewer: Partial<Viewer>): void {
  const profile = { ...VISITOR, email: 'member@example.org', displayName: 'A member', ...viewer };
  writeSession({ status: 'signed-in', userId: 'member', profile, isConfirmed: true });
}

/** Draws something as the shell does, for a path of the site and over a catalogue. */
export async function renderInShell(
  content: ReactNode,
  { path, read, viewer, today = TODAY, shell }: Circumstances & { path: string; read: ReadJson },
) {
  setToday(today);
  if (viewer) signIn(viewer);
  const client = createQueryClient(testShell({ read, origin: 'https://example.org', renderedOn: today, ...shell }));
  await client.prefetchQuery(siteQuery); // The shell does this, too, before it draws anything.
  const view = await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  return { ...view, client };
}
