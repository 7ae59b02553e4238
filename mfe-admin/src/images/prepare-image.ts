import type { Turns } from './image-geometry';
import type { ImageHead } from './image-head';
import { ImageRefusal } from './image-refusal';
import { type Cut, type CutImage, ImageWork } from './image-work';
import type { Answer, Question } from './image-worker';

/** An image that is being prepared. Its methods throw ImageRefusals. */
export interface PreparedImage {
  head: ImageHead;
  preview: (turns: Turns) => Promise<Blob>;
  cut: (cut: Cut) => Promise<CutImage>;
  close: () => void;
}

type Asked = { ask: 'open'; file: Blob } | { ask: 'preview'; turns: Turns } | { ask: 'cut'; cut: Cut };

class WorkerFailure extends Error {}

/** Asks a worker, one question after the other or several at once. */
function askingOf(worker: Worker) {
  let last = 0;
  const open = new Map<number, (answer: Answer) => void>();
  const failAll = () => {
    for (const [id, settle] of open) settle({ id, failure: 'The worker cannot be started' });
  };
  worker.onmessage = ({ data }: MessageEvent<Answer>) => open.get(data.id)?.(data);
  worker.onerror = failAll;
  worker.onmessageerror = failAll;
  return <T>(asked: Asked): Promise<T> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      open.set(id, (answer) => {
        open.delete(id);
        if ('value' in answer) resolve(answer.value as T);
        else reject('refusal' in answer ? new ImageRefusal(answer.refusal) : new WorkerFailure(answer.failure));
      });
      worker.postMessage({ id, ...asked } satisfies Question);
    });
}

/** Undefined where there are none, and where this script is of another origin: no page can start a worker from there. */
function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./image-worker.ts', import.meta.url));
  } catch {
    return undefined;
  }
}

async function prepareInWorker(file: Blob): Promise<PreparedImage | undefined> {
  const worker = startWorker();
  if (!worker) return undefined;
  const ask = askingOf(worker);
  try {
    const head = await ask<ImageHead>({ ask: 'open', file });
    return {
      head,
      preview: (turns) => ask<Blob>({ ask: 'preview', turns }),
      cut: (cut) => ask<CutImage>({ ask: 'cut', cut }),
      close: () => worker.terminate(),
    };
  } catch (error) {
    worker.terminate();
    if (error instanceof WorkerFailure) return undefined;
    throw error;
  }
}

async function prepareHere(file: Blob): Promise<PreparedImage> {
  const work = await ImageWork.open(file);
  return {
    head: work.head,
    preview: (turns) => work.preview(turns),
    cut: (cut) => work.cut(cut),
    close: () => work.close(),
  };
}

/** Opens an image in a worker; where that cannot be, here, in short tasks. Throws an ImageRefusal for what is not taken. */
export const prepareImage = async (file: Blob): Promise<PreparedImage> =>
  (await prepareInWorker(file)) ?? prepareHere(file);
