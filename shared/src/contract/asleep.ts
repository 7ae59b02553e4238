/** The attribute of a part of a page that stands there as HTML and hears nothing yet, as its code is on the way. */
export const ASLEEP = 'data-asleep';

/** Sent by such a part, and bubbling, when it hears: what was held of it may happen. The shell holds it. */
export const AWAKE_EVENT = 'otherfolk-awake';
