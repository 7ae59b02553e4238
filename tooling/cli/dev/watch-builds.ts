import { embeddedTarget } from '@otherfolk/local-backend/target/embedded-target';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { type BuildRecord, isUpToDate } from '@otherfolk/webpack/build-record';
import { watchWorkspace } from '@otherfolk/webpack/build-workspace';
import { type BuildId, buildIds } from '@otherfolk/webpack/workspaces';
import type { GoodBuilds } from './good-builds';

interface WatchedBuilds {
  /** These are built on each change; the others once, where they are not built yet. */
  watched: readonly BuildId[];
  builds: GoodBuilds;
  /** Called when the first builds have ended, good or bad, and later each time that no build runs and there is something new. */
  onSettled: () => void;
}

const isBuilt = (id: BuildId, builds: GoodBuilds) =>
  isUpToDate(builds.last(id)?.record, { id, mode: 'development', target: embeddedTarget });

/** Builds, and says on stderr how it goes, until the returned function is called. */
export function watchBuilds({ watched, builds, onSettled }: WatchedBuilds): () => Promise<void> {
  const started = new Map<BuildId, number>();
  const stops = new Map<BuildId, () => Promise<void>>();
  let hasNews = true;

  function keep(id: BuildId, result: BuildRecord | Error): void {
    if (result instanceof Error) throw result;
    builds.keep(id, result);
    hasNews = true;
    const seconds = (Date.now() - (started.get(id) ?? Date.now())) / 1000;
    console.error(`built ${id} in ${seconds.toFixed(1)} s`);
    if (!watched.includes(id)) void stops.get(id)?.();
  }

  function start(id: BuildId): void {
    const stop = watchWorkspace(id, {
      folder: builds.workingFolder(id),
      onStart: () => void (started.has(id) || started.set(id, Date.now())),
      onFinish: (result) => {
        try {
          keep(id, result);
        } catch (error) {
          const instead = builds.last(id) ? 'its last good build stays' : 'there is no earlier build of it';
          console.error(`${messageOf(error)}\n\n${id} is not built; ${instead}.`);
        }
        started.delete(id);
        if (started.size > 0 || !hasNews) return;
        hasNews = false;
        onSettled();
      },
    });
    stops.set(id, stop);
  }

  for (const id of buildIds) if (watched.includes(id) || !isBuilt(id, builds)) start(id);
  return async () => void (await Promise.all([...stops.values()].map((stop) => stop())));
}
