import type { MergedCharacter } from '../merged-character';
import { firstText } from './first-text';

/** What a link preview says of a character: how its overview, or else its backstory, begins. */
export const summaryOf = ({ sections = {} }: Pick<MergedCharacter, 'sections'>): string =>
  firstText(sections.Overview) ?? firstText(sections.Backstory) ?? '';
