import { MessageChannel } from 'node:worker_threads';
import { once } from '@otherfolk/shared/domain/once';
import { runWorker } from '@otherfolk/system/run-worker';
import type { Renderer } from '../site/renderer';
import type { PagesForThread, RenderedList, ThreadStart } from './render-thread';

const WORKER = new URL('./render-worker.mjs', import.meta.url);

const sentence = (reason: string) => `A thread that rendered pages has ended: ${reason}. Nothing has changed.`;

/** A thread that renders pages. */
export interface RenderThread {
  /** Begins to load the renderer, where that has not begun, while others find out which pages there are. */
  begin: () => void;
  /** Renders pages, and tells of them; to be called once. Rejects with one sentence when the thread ends before. */
  render: (pages: PagesForThread, hear: (list: RenderedList) => void) => Promise<void>;
  /** Ends the thread, whatever it does. */
  stop: () => void;
}

export function renderBeside(renderer: Renderer): RenderThread {
  const { port1, port2 } = new MessageChannel();
  const stopping = new AbortController();
  let hearList: (list: RenderedList) => void = () => undefined;
  const run = once(() => {
    const running = runWorker<RenderedList>(WORKER, { renderer, port: port2 } satisfies ThreadStart, {
      ...{ hear: (list) => hearList(list), sentence },
      ...{ signal: stopping.signal, transferList: [port2] },
    });
    // Whoever asks for pages hears of a failure.
    running.catch(() => undefined);
    return running;
  });
  return {
    begin: () => void run(),
    render: (pages, hear) => {
      hearList = hear;
      port1.postMessage(pages);
      return run();
    },
    stop: () => stopping.abort(),
  };
}
