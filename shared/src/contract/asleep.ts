/** The attribute of a part of a page that stands there as HTML and hears nothing yet, as its code is on the way. */
export const ASLEEP = 'data-asleep';

/** Sent by such a part, and bubbling, when it hears: what was held of it may happen. The shell holds it. */
export const AWAKE_EVENT = 'otherfolk-awake';

/** The attribute that names the keys which a control, or those within it, hear beside the browser: they are held like presses. */
export const HEARD_KEYS = 'data-heard-keys';

export const heardKeys = (keys: Iterable<string>) => ({ [HEARD_KEYS]: [...keys].join(' ') });
