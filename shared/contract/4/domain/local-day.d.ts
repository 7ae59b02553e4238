/** A calendar day without a time zone, YYYY-MM-DD, years 0001 to 9999. */
export type LocalDay = `${number}-${number}-${number}`;
export declare const DAY_PATTERN: RegExp;
export interface DayParts {
    year: number;
    /** 1 to 12. */
    month: number;
    day: number;
}
/** A day past the end of its month runs on into the next: 29 February is 1 March in a common year. */
export declare function localDayFrom(parts: DayParts): LocalDay | undefined;
export declare function dayPartsOf(day: LocalDay): DayParts;
/** Undefined for anything but the text of a day that the calendar has. */
export declare function parseLocalDay(text: unknown): LocalDay | undefined;
/** The day on the wall calendar of whoever runs this code. */
export declare function localDayOf(date: Date): LocalDay;
/** Whole days from the first to the second; negative where the second is earlier. */
export declare function daysBetween(from: LocalDay, to: LocalDay): number;
/** 0 for Sunday to 6 for Saturday. */
export declare const weekdayOf: (day: LocalDay) => number;
