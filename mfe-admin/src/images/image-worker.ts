import type { Turns } from './image-geometry';
import { ImageRefusal } from './image-refusal';
import { type Cut, ImageWork } from './image-work';

/** The messages of a page to the worker; the file comes first. */
export type Question = { id: number } & (
  { ask: 'open'; file: Blob } | { ask: 'preview'; turns: Turns } | { ask: 'cut'; cut: Cut }
);

export type Answer = { id: number } & ({ value: unknown } | { refusal: string } | { failure: string });

let work: ImageWork | undefined;

async function answerTo(question: Question): Promise<unknown> {
  if (question.ask === 'open') {
    work = await ImageWork.open(question.file);
    return work.head;
  }
  if (!work) throw new Error('No image has been opened');
  return question.ask === 'preview' ? work.preview(question.turns) : work.cut(question.cut);
}

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  const { id } = data;
  const answer = (text: Answer) => self.postMessage(text);
  try {
    answer({ id, value: await answerTo(data) });
  } catch (error) {
    answer({ id, [error instanceof ImageRefusal ? 'refusal' : 'failure']: String((error as Error).message) } as Answer);
  }
};
