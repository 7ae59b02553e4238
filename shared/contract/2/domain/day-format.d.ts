/**
 * Writes days in English, such as those that `Date` makes of '2002-04-17'. What formats them is made with the first: that takes a
 * hundred times as long as to use it.
 */
export declare function dayFormat(options: Intl.DateTimeFormatOptions): (day: Date) => string;
