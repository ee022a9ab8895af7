import { subscribe } from 'valtio/vanilla';
import { openAlone } from '../navigation/navigate';
import { paths } from '../navigation/paths';
import * as intent from '../stores/intent';
import * as placed from '../stores/placed';
import type { Stop } from '../telegram/handle';
import { settleIntent } from './settleIntent';
import { wired } from './wiring';

/** Milliseconds between two tries to find out; the last one goes on. */
const rhythm = [3000, 6000, 12_000, 20_000];
const pauseAfter = (tries: number) => rhythm[Math.min(tries, rhythm.length - 1)] ?? 20_000;

let stopEarlier: Stop = () => undefined;

/**
 * As long as it is not known what became of an order, finds out: at once for one that an earlier
 * life of the page has sent, then in a slowing rhythm and whenever the app becomes visible. An order
 * that turns out to be accepted is shown. Answers how to stop; watching anew ends the earlier watch.
 */
export function watchIntent(): Stop {
  stopEarlier();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isOver = false;

  const look = async () => {
    clearTimeout(timer);
    const outcome = await settleIntent();
    if (outcome.kind === 'accepted') {
      // The press is long past: a payment that opened by itself now would come from nowhere.
      placed.settle();
      openAlone(paths.confirmOrder(outcome.orderId));
    }
    if (outcome.kind === 'notSent') wired().telegram.haptic('failure');
    if (isOver || intent.state.status !== 'checking') return;
    clearTimeout(timer);
    timer = setTimeout(() => void look(), pauseAfter(tries));
    tries += 1;
  };
  const lookAgain = () => {
    if (intent.state.status === 'checking') void look();
  };

  const unsubscribe = subscribe(intent.state, () => {
    tries = 0;
    lookAgain();
  });
  const stopVisible = wired().telegram.onVisible(lookAgain);
  lookAgain();
  stopEarlier = () => {
    isOver = true;
    clearTimeout(timer);
    unsubscribe();
    stopVisible();
  };
  return stopEarlier;
}
