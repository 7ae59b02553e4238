import { firstText } from './first-text';

/** What a link says of a character: how its overview, or else its backstory, begins. */
export const summaryOf = ({ sections = {} }: { sections?: { Overview?: unknown; Backstory?: unknown } }): string =>
  firstText(sections.Overview) ?? firstText(sections.Backstory) ?? '';
