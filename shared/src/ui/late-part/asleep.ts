/** The attribute of a part of a page that stands there as HTML and hears nothing yet, as its code is on the way. */
export const ASLEEP = 'data-asleep';

/** Sent by such a part, and bubbling, when it hears: what was pressed in it may happen. */
export const AWAKE_EVENT = 'otherfolk-awake';
