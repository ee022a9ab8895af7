import { watchConnection } from '../device/connection';
import { report } from '../device/report';
import { services } from './services';

/** Seconds between two questions; the last pause goes on. */
const usualRhythm: readonly number[] = [10, 15, 20, 30, 60];

type Ask = () => Promise<'changed' | 'same' | 'over'>;

/**
 * Asks at once and then ever more slowly, until `ask` answers `over`; `changed` begins the rhythm
 * again. While the app is out of sight nobody asks; when it is seen again, and when the device is back
 * on line, at once. Returns an unsubscribe function.
 */
export function poll(ask: Ask, rhythm = usualRhythm): () => void {
  const { telegram } = services();
  let step = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isOver = false;

  const run = async () => {
    clearTimeout(timer);
    if (isOver || isAsking || !telegram.isVisible()) return;
    isAsking = true;
    const answer = await answerOf(ask);
    isAsking = false;
    if (isOver) return;
    if (answer === 'over') return stop();
    if (answer === 'changed') step = 0;
    const pause = rhythm[Math.min(step, rhythm.length - 1)] ?? 60;
    step += 1;
    timer = setTimeout(() => void run(), pause * 1000);
  };
  const again = () => {
    step = 0;
    void run();
  };
  const stops = [
    telegram.onVisible(again),
    watchConnection(window, (isOnline) => isOnline && again()),
  ];
  function stop() {
    isOver = true;
    clearTimeout(timer);
    for (const end of stops) end();
  }
  void run();
  return stop;
}

/** An `ask` that throws is reported and asked again: on screen somebody waits for what it finds out. */
async function answerOf(ask: Ask) {
  try {
    return await ask();
  } catch (error) {
    report(error);
    return 'same';
  }
}
