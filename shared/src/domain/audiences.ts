import type { Viewer } from './viewer';

/** For whom something that a visitor may not know is kept apart: for whose flags. */
export const AUDIENCES = ['next', 'pipeline', 'unnamed', 'unnamed-next', 'unnamed-pipeline'] as const;

export type Audience = (typeof AUDIENCES)[number];

/** Whether the flags open what is kept for an audience. */
const OPENED_BY: Record<Audience, (viewer: Pick<Viewer, 'aN' | 'aP' | 'aU'>) => boolean> = {
  next: ({ aN }) => aN,
  pipeline: ({ aP }) => aP,
  unnamed: ({ aU }) => aU,
  'unnamed-next': ({ aU, aN }) => aU && aN,
  'unnamed-pipeline': ({ aU, aP }) => aU && aP,
}; // firestore.rules, match /guarded/{audience}

/** What a viewer's flags open, in the order of AUDIENCES. */
export const audiencesOf = (viewer: Pick<Viewer, 'aN' | 'aP' | 'aU'>): Audience[] =>
  AUDIENCES.filter((audience) => OPENED_BY[audience](viewer));
