import { failureKind } from '../../api/failureKind';
import { watchConnection } from '../../device/connection';
import { services } from '../services';
import { findMerchant, lookedUp } from './loadMerchant';

/** Seconds between two look-ups; the last pause goes on. */
const pauses = [3, 5, 10, 20, 40, 60];
/** kept between two visits of the screen, so that a start that fails again does not start again */
let looks = 0;

/**
 * Looks the merchant up with growing pauses while it cannot be reached, and at once when the device
 * is back on line or the app is seen again; `onAnswer` is called once the server has an answer of its
 * own. Returns an unsubscribe function.
 */
export function retryMerchant(onAnswer: () => void): () => void {
  const address = lookedUp;
  if (!address) return () => undefined;
  const stopping = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLooking = false;

  const wait = () => {
    timer = setTimeout(
      () => void look(),
      (pauses[Math.min(looks, pauses.length - 1)] ?? 60) * 1000,
    );
    looks += 1;
  };
  const look = async () => {
    if (isLooking) return;
    clearTimeout(timer);
    isLooking = true;
    const [error] = await findMerchant(address);
    isLooking = false;
    if (stopping.signal.aborted) return;
    if (error && failureKind(error) !== 'refused') return wait();
    stop();
    onAnswer();
  };
  const stops = [
    services().telegram.onVisible(() => void look()),
    watchConnection(window, (isOnline) => isOnline && void look()),
  ];
  function stop() {
    stopping.abort();
    clearTimeout(timer);
    for (const end of stops) end();
  }
  wait();
  return stop;
}
