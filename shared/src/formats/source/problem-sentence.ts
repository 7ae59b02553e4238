import type { SourceProblem } from './source-item';

const withStop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** What could not be read, and what can be done about it: two sentences. */
export const problemSentence = ({ message, remedy }: Pick<SourceProblem, 'message' | 'remedy'>): string =>
  `${withStop(message)} ${withStop(remedy)}`;
