/** Of the window: the page answers to clicks, and less urgent work may begin. */
export const READY_EVENT = 'otherfolk-ready';
