import {
  type HoursType,
  isOpenAt,
  isOpenNow,
  nextOpening,
  type OpeningTimes,
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

/** Minutes before closing from which it is said. */
const soonMinutes = 30;

/** Minutes until an open branch closes, if that is soon; null otherwise. */
function minutesToClosing(
  times: OpeningTimes,
  now: number,
  timeZone: string,
  type: HoursType,
): number | null {
  const { weekday, hour, minute } = wallClock(now, timeZone);
  for (let ahead = 1; ahead <= soonMinutes; ahead += 1) {
    const at = hour * 60 + minute + ahead;
    const day = (weekday + Math.floor(at / dayMinutes)) % 7;
    if (!isOpenAt(times, { weekday: day, minute: at % dayMinutes }, type)) return ahead;
  }
  return null;
}

/** The notice of one branch; null while it is open for longer. */
export function openingNotice(
  times: OpeningTimes,
  now: number,
  timeZone: string,
  type: HoursType,
): OpeningNotice | null {
  if (isOpenNow(times, now, timeZone, type)) {
    const minutes = minutesToClosing(times, now, timeZone, type);
    return minutes === null ? null : { kind: 'closing', minutes };
  }
  const { state } = todayHours(times, now, timeZone, type);
  const opening = nextOpening(times, now, timeZone, type);
  return { kind: state === 'holiday' ? 'holiday' : 'closed', opening };
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
