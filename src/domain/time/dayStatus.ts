import type {
  DayHours,
  DayStatus,
  HoursType,
  Interval,
  OpeningTimes,
  Weekday,
  WorkHours,
} from './schedule';

type Hours = readonly WorkHours[] | null;

const entriesOf = (workHours: Hours, type: HoursType): DayHours[] =>
  (workHours ?? []).filter((hours) => hours.type === type).flatMap(({ hours }) => hours);

function entryOn(workHours: Hours, type: HoursType, weekday: Weekday): DayHours | undefined {
  return entriesOf(workHours, type).find((hours) => hours.weekday === weekday);
}

/** Extra interval first. */
function intervalsOf({ open, close, extraOpen, extraClose }: DayHours): Interval[] {
  const intervals: Interval[] = [];
  if (extraOpen && extraClose) intervals.push({ open: extraOpen, close: extraClose });
  if (open && close) intervals.push({ open, close });
  return intervals;
}

/** §5: a day off, or a day without an entry, is a holiday. */
function pickupStatus({ workHours }: OpeningTimes, weekday: Weekday): DayStatus {
  const entry = entryOn(workHours, 'PICK_UP', weekday);
  if (!entry || entry.isDayOff) return { state: 'holiday' };
  return { state: 'open', intervals: intervalsOf(entry) };
}

/**
 * The first that the branch has: DELIVERY hours of the day, delivery start to end, open to close,
 * pick-up hours. Without any it counts as open; the server rejects what it cannot do (settled: opening
 * hours).
 */
function deliveryStatus(times: OpeningTimes, weekday: Weekday): DayStatus {
  const { workHours, deliveryTimes, openTimes } = times;
  const own = entryOn(workHours, 'DELIVERY', weekday);
  if (own?.isDayOff) return { state: 'holiday' };
  const intervals = own ? intervalsOf(own) : [];
  if (intervals.length > 0) return { state: 'open', intervals };
  const daily = deliveryTimes ?? openTimes;
  if (daily) return { state: 'open', intervals: [daily] };
  const hasPickup = entriesOf(workHours, 'PICK_UP').length > 0;
  return hasPickup ? pickupStatus(times, weekday) : { state: 'open', intervals: [] };
}

/** Hours of a weekday. An open day without intervals is open all day. */
export const dayStatus = (times: OpeningTimes, weekday: Weekday, type: HoursType): DayStatus =>
  type === 'DELIVERY' ? deliveryStatus(times, weekday) : pickupStatus(times, weekday);
