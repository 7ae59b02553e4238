import { latePart } from '@otherfolk/shared/ui/late-part/late-part';

/** All of a character page below its title block, which is read, folded and left again without its code. */
export const LateBody = latePart(
  async () => (await import(/* webpackChunkName: "later" */ './character-body')).CharacterBody,
);
