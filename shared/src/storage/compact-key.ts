/** The key under which the device keeps whether cards stand in two columns on a phone: `yes`, or anything else. */
export const COMPACT_KEY = 'compactCards';
