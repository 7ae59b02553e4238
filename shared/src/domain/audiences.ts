import type { Viewer } from './viewer';

type Flags = Pick<Viewer, 'aN' | 'aP' | 'aU'>;

/** The audiences for whom something that a visitor may not know is kept apart; each is named after its flags. */
export const AUDIENCES = ['next', 'pipeline', 'unnamed', 'unnamed-next', 'unnamed-pipeline'] as const;

export type Audience = (typeof AUDIENCES)[number];

/** Whether the flags open what is kept for an audience. */
const OPENED_BY: Record<Audience, (flags: Flags) => boolean> = {
  next: ({ aN }) => aN,
  pipeline: ({ aP }) => aP,
  unnamed: ({ aU }) => aU,
  'unnamed-next': ({ aU, aN }) => aU && aN,
  'unnamed-pipeline': ({ aU, aP }) => aU && aP,
}; // firestore.rules, match /guarded/{audience}

/** The audiences that a viewer's flags open, in the order of AUDIENCES. */
export const audiencesOf = (flags: Flags): Audience[] => AUDIENCES.filter((audience) => OPENED_BY[audience](flags));

/** A kind of viewer, by the flags in its name; the empty name is a visitor's. */
export type ViewName = '' | 'N' | 'P' | 'U' | 'NP' | 'NU' | 'PU' | 'NPU'; // The names are those of viewer-rights.ts.

/** All flags open everything. */
export const WHOLE_VIEW = 'NPU';

const NAMES: readonly ViewName[] = ['', 'N', 'P', 'U', 'NP', 'NU', 'PU', WHOLE_VIEW];

const flagsOf = (name: ViewName): Flags => ({
  aN: name.includes('N'),
  aP: name.includes('P'),
  aU: name.includes('U'),
});

/** The flags of each kind of viewer. */
export const VIEWERS = Object.fromEntries(NAMES.map((name) => [name, flagsOf(name)])) as Record<ViewName, Flags>;

/** The kind of a viewer with these flags. */
export const viewNameOf = ({ aN, aP, aU }: Flags): ViewName =>
  NAMES.find((name) => {
    const flags = VIEWERS[name];
    return flags.aN === aN && flags.aP === aP && flags.aU === aU;
  }) ?? '';
