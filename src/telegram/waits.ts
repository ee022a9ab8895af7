import { on } from '@tma.js/sdk';

const second = 1000;
const minute = 60 * second;

/**
 * Everything that is asked of the host, and what ends the wait for its answer: the answer, one that
 * cannot be read, the time, and what `freedBy` says. `press`: something is pressed in the app or on
 * its buttons in Telegram, which no dialog can cover then; not at once, as a dialog takes its time to come. `return`: that, or the app comes back to
 * the front; for what some clients open beside it. docs/telegram.md says what follows.
 */
export const waits = {
  popup: { answers: ['popup_closed'], longestMs: 5 * minute, freedBy: 'press' },
  contact: { answers: ['phone_requested'], longestMs: 5 * minute, freedBy: 'press' },
  invoice: { answers: ['invoice_closed'], longestMs: 30 * minute, freedBy: 'return' },
  scanner: {
    answers: ['qr_text_received', 'scan_qr_popup_closed'],
    longestMs: 5 * minute,
    freedBy: 'press',
  },
  writeAccess: { answers: ['write_access_requested'], longestMs: 5 * minute, freedBy: 'press' },
  homeScreen: {
    answers: ['home_screen_added', 'home_screen_failed'],
    longestMs: 5 * minute,
    freedBy: 'return',
  },
  location: { answers: ['location_requested'], longestMs: 10 * second, freedBy: null },
  locationCheck: { answers: ['location_checked'], longestMs: 2 * second, freedBy: null },
  homeScreenCheck: { answers: ['home_screen_checked'], longestMs: 2 * second, freedBy: null },
  contactRead: { answers: ['custom_method_invoked'], longestMs: 2 * second, freedBy: null },
  cloud: { answers: ['custom_method_invoked'], longestMs: 5 * second, freedBy: null },
  device: {
    answers: [
      'device_storage_key_saved',
      'device_storage_key_received',
      'device_storage_failed',
      'device_storage_cleared',
    ],
    longestMs: 2 * second,
    freedBy: null,
  },
} as const satisfies Record<string, Wait>;

type Wait = {
  answers: readonly string[];
  longestMs: number;
  freedBy: 'press' | 'return' | null;
};
export type WaitName = keyof typeof waits;

/** How long after a press or a return an answer may still be on its way, ms. */
export const graceMs = 2 * second;

/** how long an answer is listened for that may come after its wait, ms */
export const lateMs = 30 * minute;

type Running = { name: WaitName; startedAt: number; end(): void };

const running = new Set<Running>();
/** by name: the last wait, whose late answer alone counts */
const last = new Map<WaitName, Running>();

/**
 * Resolves to the answer, or to `over` when the wait ends without one. An answer that comes later is
 * given to `onLate`, unless it was asked again meanwhile: then what was asked before is over.
 */
export function untilAnswered<T>(
  name: WaitName,
  answer: Promise<T>,
  over: T,
  onLate?: (answer: T) => void,
): Promise<T> {
  const { longestMs, freedBy } = waits[name];
  if (freedBy) for (const other of running) if (other.name === name) other.end();
  return new Promise((resolve) => {
    let isOver = false;
    const settle = (value: T) => {
      isOver = true;
      running.delete(wait);
      clearTimeout(timer);
      stop();
      resolve(value);
    };
    const end = () => {
      if (!isOver) settle(over);
    };
    const wait: Running = { name, startedAt: performance.now(), end };
    running.add(wait);
    last.set(name, wait);
    const timer = setTimeout(end, longestMs);
    const free = () => setTimeout(end, graceMs);
    // A double tap's second press comes before the client has drawn its dialog.
    const onPress = () => performance.now() - wait.startedAt >= graceMs && free();
    const stop = freedBy
      ? watchPerson(onPress, freedBy === 'return' ? free : null)
      : () => undefined;
    answer.then((value) => {
      if (!isOver) settle(value);
      else if (last.get(name) === wait) onLate?.(value);
    }, end);
  });
}

/**
 * Whether the answer to this is waited for since a moment ago: a second press of a double tap, which
 * asks nothing.
 */
export const hasJustAsked = (name: WaitName): boolean =>
  [...running].some((each) => each.name === name && performance.now() - each.startedAt < graceMs);

/** An answer that cannot be read says nothing, but ends the wait for it. */
export function endUnreadable(event: string): void {
  for (const wait of running) {
    const { answers }: Wait = waits[wait.name];
    if (answers.includes(event)) wait.end();
  }
}

/**
 * Calls back as something is pressed in the app or on its buttons in Telegram, and as the app comes back to the front.
 * Returns an unsubscribe function.
 */
function watchPerson(onPress: () => void, onReturn: (() => void) | null): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  window.addEventListener('pointerdown', onPress, options);
  window.addEventListener('keydown', ({ repeat }) => repeat || onPress(), options);
  const offs = (
    ['main_button_pressed', 'secondary_button_pressed', 'back_button_pressed'] as const
  ).map((event) => on(event, onPress));
  if (onReturn) {
    window.addEventListener('focus', onReturn, options);
    const onVisible = () => document.visibilityState === 'visible' && onReturn();
    document.addEventListener('visibilitychange', onVisible, options);
    offs.push(on('visibility_changed', ({ is_visible }) => is_visible && onReturn()));
  }
  return () => {
    stop.abort();
    for (const off of offs) off();
  };
}
