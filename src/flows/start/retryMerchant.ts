import { failureKind } from '../../api/failureKind';
import { watchConnection } from '../../device/connection';
import { pauseMs } from '../../domain/time/pauses';
import { services } from '../services';
import { findMerchant, lookedUp } from './loadMerchant';

/** survives remounts, so that a start that fails again does not reset the pauses */
let attempts = 0;

/**
 * Retries the merchant look-up with growing pauses, and at once when the device comes back online
 * or the app becomes visible; `onAnswer` is called once the server itself has responded. Returns an
 * unsubscribe function.
 */
export function retryMerchant(onAnswer: () => void): () => void {
  const address = lookedUp;
  if (!address) return () => undefined;
  const stopping = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;

  const wait = () => {
    attempts += 1;
    timer = setTimeout(() => void retry(), pauseMs(3, attempts, Math.random()));
  };
  const retry = async () => {
    if (isRunning) return;
    clearTimeout(timer);
    isRunning = true;
    const [error] = await findMerchant(address, { retry: false });
    isRunning = false;
    if (stopping.signal.aborted) return;
    if (error && failureKind(error) !== 'refused') return wait();
    stop();
    onAnswer();
  };
  const stops = [
    services().telegram.onVisible(() => void retry()),
    watchConnection(window, (isOnline) => isOnline && void retry()),
  ];
  function stop() {
    stopping.abort();
    clearTimeout(timer);
    for (const end of stops) end();
  }
  wait();
  return stop;
}
