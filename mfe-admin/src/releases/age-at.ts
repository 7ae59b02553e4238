import { ageInWords } from '@otherfolk/shared/drafts/draft-words';

/** The age of an ISO time, as in '2 days ago'. */
export const ageAt = (time: string, now: number): string => ageInWords(now - Date.parse(time));
