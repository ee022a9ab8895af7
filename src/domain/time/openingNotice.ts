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

/** Whether a branch is open at this hour: until when, null around the clock; or when it opens. */
export type OpeningState =
  | { isOpen: true; closes: string | null }
  | { isOpen: false; isHoliday: boolean; opening: Opening };

/** Minutes before closing from which it is said. */
const soonMinutes = 30;

/** What a branch does at this hour, in the merchant's time zone. */
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
  if (minutes === null) return { isOpen: true, closes: null };
  const { hour, minute } = wallClock(now, timeZone);
  return { isOpen: true, closes: timeOf((hour * 60 + minute + minutes) % dayMinutes) };
}

/** The notice of one branch; null while it is open for longer. */
export function openingNotice(
  times: OpeningTimes,
  now: number,
  timeZone: string,
  type: HoursType,
): OpeningNotice | null {
  if (isOpenNow(times, now, timeZone, type)) {
    const minutes = minutesUntilClosing(times, now, timeZone, type);
    return minutes === null || minutes > soonMinutes ? null : { kind: 'closing', minutes };
  }
  const { state } = todayHours(times, now, timeZone, type);
  const opening = nextOpening(times, now, timeZone, type);
  return { kind: state === 'holiday' ? 'holiday' : 'closed', opening };
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
