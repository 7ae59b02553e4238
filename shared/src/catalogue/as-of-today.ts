import { asOf } from '../domain/as-of';
import { localDayOf } from '../domain/local-day';
import type { Staged } from '../domain/release';

interface Recorded {
  recordInfo?: Staged | undefined;
}

/** An item of a list as it counts today, by the calendar of whoever reads it; most have no day. */
export const asOfToday = <Item extends Staged>(item: Item): Item =>
  item.releaseAt === undefined ? item : asOf(item, localDayOf(new Date()));

/** The same of an item whose file has a record. */
export const recordAsOfToday = <Item extends Recorded>(item: Item): Item =>
  item.recordInfo ? { ...item, recordInfo: asOfToday(item.recordInfo) } : item;
