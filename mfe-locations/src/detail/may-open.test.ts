/** @jest-environment node */
import { type Viewer, VISITOR } from '@otherfolk/shared/domain/viewer';
import { mayOpen } from './may-open';

const stages = {
  published: { published: true, version: 2 },
  next: { published: true, version: 3 },
  pipeline: { published: false, version: 1 },
};

test.each<[string, Partial<Viewer>, (keyof typeof stages)[]]>([
  ['a visitor', {}, ['published']],
  ['a member with aN', { aN: true }, ['published', 'next']],
  ['a member with aP', { aP: true }, ['published', 'pipeline']],
  ['an editor', { memType: 'e' }, ['published']],
  ['an admin', { memType: 'a' }, ['published', 'next', 'pipeline']],
])('%s may open what the flags allow, an admin everything', (_, flags, stagesOpen) => {
  const open = Object.entries(stages).filter(([, location]) => mayOpen(location, { ...VISITOR, ...flags }, 2));
  expect(open.map(([stage]) => stage)).toEqual(stagesOpen);
});
