import { watchConnection } from '../device/connection';
import { report } from '../device/report';
import { type Pause, pauseMs } from '../domain/time/pauses';
import { services } from './services';

type PollRequest = () => Promise<'changed' | 'same' | 'over'>;

/**
 * Calls `request` at once, after `first` seconds, and then at growing intervals until it returns `over`;
 * `changed` restarts the intervals. Paused while the app is hidden; runs at once when it becomes visible or the device
 * comes back online. An app that is touched while it is said to be hidden is not: some clients keep
 * saying so. Returns an unsubscribe function.
 */
export function poll(request: PollRequest, first: Pause = 10): () => void {
  const { telegram } = services();
  let step = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isStopped = false;
  let isPaused = false;
  let isUsed = false;

  const run = async () => {
    clearTimeout(timer);
    if (isStopped || isRunning) return;
    isPaused = !isUsed && !telegram.isVisible();
    if (isPaused) return;
    isRunning = true;
    const result = await runSafely(request);
    isRunning = false;
    if (isStopped) return;
    if (result === 'over') return stop();
    if (result === 'changed') step = 0;
    step += 1;
    timer = setTimeout(() => void run(), pauseMs(first, step));
  };
  const restart = () => {
    step = 0;
    void run();
  };
  const use = () => {
    if (!isPaused) return;
    isUsed = true;
    restart();
  };
  addEventListener('pointerdown', use);
  const stops = [
    () => removeEventListener('pointerdown', use),
    telegram.onVisible(() => {
      isUsed = false;
      restart();
    }),
    watchConnection(window, (isOnline) => isOnline && restart()),
  ];
  function stop() {
    isStopped = true;
    clearTimeout(timer);
    for (const end of stops) end();
  }
  void run();
  return stop;
}

/** Errors are reported and retried: the screen is waiting for a result. */
async function runSafely(request: PollRequest) {
  try {
    return await request();
  } catch (error) {
    report(error);
    return 'same';
  }
}
