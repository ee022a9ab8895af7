import { pageRest } from './pageRest';

/** px between two taps at one place: a finger does not land twice on the same spot */
const nearPx = 24;

let lastTap = Number.NEGATIVE_INFINITY;

/** Time of the last tap, in ms as `performance.now()`. */
export const timeOfLastTap = (): number => lastTap;

/**
 * Records the last tap, and swallows presses that were begun before their screen was at rest
 * (`ui/rest`): on a main action, on what costs or deletes (`data-stake`), and, of fingers and mice, on
 * whatever lies where they have pressed last. Returns an unsubscribe function.
 */
export function watchTaps(): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  /** a press under way: when, and on what a key was pressed */
  let begun: { at: number; on: EventTarget | null } | null = null;
  let last = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

  const handleClick = (click: MouseEvent) => {
    lastTap = click.timeStamp;
    const { target, detail, clientX: x, clientY: y, timeStamp } = click;
    // Neither a key's click nor that of a screen reader has a position, and the latter no beginning.
    const isPointed = detail > 0;
    const at = begun && (isPointed || begun.on === target) ? begun.at : timeStamp;
    begun = null;
    const control = target instanceof Element ? target.closest<HTMLElement>('[data-stake]') : null;
    const isNear = isPointed && Math.hypot(x - last.x, y - last.y) < nearPx;
    const rest = pageRest.current;
    const isLost = control
      ? rest?.counts(control.dataset.stake === 'costs' ? 'costs' : 'usual', at) === false
      : isNear && rest?.isSurprised(last.at, at);
    // The clicks of scripts, such as those replayed from before the start, are of presses long over.
    if (isLost && click.isTrusted) {
      click.preventDefault();
      click.stopPropagation();
    } else if (isPointed) last = { at, x, y };
  };
  addEventListener('click', handleClick, options);
  const handlePointer = ({ timeStamp: at }: Event) => {
    begun = { at, on: null };
  };
  addEventListener('pointerdown', handlePointer, options);
  addEventListener('pointercancel', () => (begun = null), options);
  const handleKey = ({ key, repeat, timeStamp: at, target: on }: KeyboardEvent) => {
    if (!repeat && (key === 'Enter' || key === ' ')) begun = { at, on };
  };
  addEventListener('keydown', handleKey, options);
  return () => stop.abort();
}
