import { firstText } from './first-text';

/** The summary of a character in a link: how its overview, or else its backstory, begins. */
export const summaryOf = ({ sections = {} }: { sections?: { Overview?: unknown; Backstory?: unknown } }): string =>
  firstText(sections.Overview) ?? firstText(sections.Backstory) ?? '';
