/** The files that calendars of other programs read, at the root of the site: docs/product.md#calendar. */
export const BIRTHDAYS_FILE = 'birthdays.ics';
export const RELEASES_FILE = 'releases.ics';
