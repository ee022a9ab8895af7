import * as limits from '../domain/limits';
import { isRested, type Stake } from '../domain/restedPress';

type Part = 'screen' | 'action';

/**
 * Knows since when the screen on top and its main action are at rest, and so which presses count
 * (`domain/restedPress`). `now`: the clock of events, ms. `show` is told what does not count yet:
 * `usual` is nothing at all, `costs` what costs or deletes, null when everything counts.
 */
export function createRest(now: () => number, show: (waiting: Stake | null) => void) {
  const since = { screen: Number.NEGATIVE_INFINITY, action: Number.NEGATIVE_INFINITY };
  const until = { ...since };
  let movedAt = Number.NEGATIVE_INFINITY;
  let timers: ReturnType<typeof setTimeout>[] = [];

  function restart(part: Part, movesUntil: number) {
    since[part] = Number.POSITIVE_INFINITY;
    until[part] = movesUntil;
    for (const timer of timers) clearTimeout(timer);
    show('usual');
    // In a task of its own: presses that came while this one kept the page busy are before it.
    timers = [setTimeout(settle)];
  }
  function settle() {
    for (const part of ['screen', 'action'] as const)
      if (since[part] === Number.POSITIVE_INFINITY) since[part] = Math.max(until[part], now());
    const wait = Math.max(since.screen, since.action) - now();
    timers = [
      setTimeout(show, wait + limits.restMs.usual, 'costs'),
      setTimeout(show, wait + limits.restMs.costs, null),
    ];
  }

  return {
    /** Another screen is on top, or this one again; it moves until then. */
    moved(movesUntil = now()) {
      movedAt = now();
      restart('screen', movesUntil);
    },
    /** The main action does or says something else. */
    actionChanged: () => restart('action', now()),
    /** The main action is the one that the markup of the start had there: it has been at rest all along. */
    actionStays() {
      since.action = Number.NEGATIVE_INFINITY;
      if (since.screen !== Number.NEGATIVE_INFINITY) return;
      for (const timer of timers) clearTimeout(timer);
      show(null);
    },
    /** Whether a press on a main action, or on what costs or deletes, counts. */
    counts: (stake: Stake, begunAt = now()): boolean =>
      isRested(Math.max(since.screen, since.action), begunAt, stake),
    /** Whether a press at the same place as one at `lastAt` lands on a screen that has just come. */
    isSurprised: (lastAt: number, begunAt: number): boolean =>
      lastAt < movedAt && !isRested(since.screen, begunAt, 'usual'),
  };
}

export type Rest = ReturnType<typeof createRest>;

/** When what moves in the elements has come to its end, in ms of `performance.now()`. */
export function endOfMotion(...elements: (Element | null)[]): number {
  const now = performance.now();
  const ends = elements
    .flatMap((element) => element?.getAnimations?.() ?? [])
    .map(({ effect, startTime }) => {
      const end = Number(effect?.getComputedTiming().endTime ?? 0);
      return (typeof startTime === 'number' ? startTime : now) + end;
    })
    .filter(Number.isFinite);
  return Math.max(now, ...ends);
}
