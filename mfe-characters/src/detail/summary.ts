import type { MergedCharacter } from '@otherfolk/shared/catalogue/merged-character';
import { firstText } from '@otherfolk/shared/domain/first-text';

/** What a link preview says of a character: how its overview, or else its backstory, begins. */
export const summaryOf = ({ sections = {} }: Pick<MergedCharacter, 'sections'>): string =>
  firstText(sections.Overview) ?? firstText(sections.Backstory) ?? '';
