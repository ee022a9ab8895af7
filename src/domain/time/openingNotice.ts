import {
  type HoursType,
  isOpenNow,
  minutesUntilClosing,
  nextOpening,
  type OpeningTimes,
  timeOf,
  todayHours,
} from './schedule';
import { wallClock } from './wallClock';

type Opening = ReturnType<typeof nextOpening>;

/**
 * What is worth knowing about a branch's hours before an order. `closing`: it closes soon.
 * `holiday`: closed all day; `closed`: at this hour. `opening` is null when not within a week.
 */
export type OpeningNotice =
  | { kind: 'closing'; minutes: number }
  | { kind: 'closed' | 'holiday'; opening: Opening };

const dayMinutes = 24 * 60;

/**
 * Whether a branch is open at this hour: until when, and for how many minutes, both null around the
 * clock; or when it opens.
 */
export type OpeningState =
  | { isOpen: true; closes: string; minutes: number }
  | { isOpen: true; closes: null; minutes: null }
  | { isOpen: false; isHoliday: boolean; opening: Opening };

/** Minutes before closing from which it is said. */
const soonMinutes = 30;

/**
 * What a branch does at this hour, in the merchant's time zone. Lists, pins, the picker, notices and
 * the order's button all ask this, so that what is open can be ordered from.
 */
export function openingState(
  times: OpeningTimes,
  now: number,
  timeZone: string,
  type: HoursType,
): OpeningState {
  if (!isOpenNow(times, now, timeZone, type)) {
    const isHoliday = todayHours(times, now, timeZone, type).state === 'holiday';
    return { isOpen: false, isHoliday, opening: nextOpening(times, now, timeZone, type) };
  }
  const minutes = minutesUntilClosing(times, now, timeZone, type);
  if (minutes === null) return { isOpen: true, closes: null, minutes };
  const { hour, minute } = wallClock(now, timeZone);
  return { isOpen: true, closes: timeOf((hour * 60 + minute + minutes) % dayMinutes), minutes };
}

/**
 * §5: whether a branch is open today, and so can be chosen for pick-up (§4), whatever the hour. On a
 * day off it still is while an interval of the day before, past midnight, lasts.
 */
export const isOpenToday = (state: OpeningState): boolean => state.isOpen || !state.isHoliday;

/** The notice of one branch; null while it is open for longer. */
export function openingNotice(
  times: OpeningTimes,
  now: number,
  timeZone: string,
  type: HoursType,
): OpeningNotice | null {
  const state = openingState(times, now, timeZone, type);
  if (!state.isOpen)
    return { kind: state.isHoliday ? 'holiday' : 'closed', opening: state.opening };
  const { minutes } = state;
  return minutes === null || minutes > soonMinutes ? null : { kind: 'closing', minutes };
}

/** Open branches first, then those that open today, then the rest; equals keep their order. */
export function openFirst<Item>(items: readonly Item[], stateOf: (item: Item) => OpeningState) {
  const rankOf = (state: OpeningState) =>
    Number(!state.isOpen) + Number(!state.isOpen && state.isHoliday);
  return items
    .map((item) => ({ item, rank: rankOf(stateOf(item)) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

/** How good a notice is news: an open branch first, then the one that closes last or opens first. */
function rank(notice: OpeningNotice | null): string {
  if (notice === null) return '0';
  // Zero-padded, so that the texts compare as the numbers do.
  if (notice.kind === 'closing') return `1${String(dayMinutes - notice.minutes).padStart(4, '0')}`;
  const { opening } = notice;
  return opening ? `2${opening.daysAhead}${opening.open}` : '3';
}

/**
 * The notice of the best of several branches: null as long as one of them is open for longer, or
 * without any branch.
 */
export function bestOpeningNotice(
  branches: readonly OpeningTimes[],
  now: number,
  timeZone: string,
  type: HoursType,
): OpeningNotice | null {
  const notices = branches.map((times) => openingNotice(times, now, timeZone, type));
  return notices.reduce<OpeningNotice | null>(
    (best, notice) => (rank(notice) < rank(best) ? notice : best),
    notices[0] ?? null,
  );
}
