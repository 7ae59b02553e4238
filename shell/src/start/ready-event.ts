/** The event of the window that says that the page answers to clicks, and that less urgent work may begin. */
export const READY_EVENT = 'otherfolk-ready';
