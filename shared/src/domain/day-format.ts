/**
 * Writes days in English, such as those that `Date` makes of '2002-04-17'. What formats them is made with the first: that takes a
 * hundred times as long as to use it.
 */
export function dayFormat(options: Intl.DateTimeFormatOptions): (day: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (day) => (format ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })).format(day);
}
