import { subscribe } from 'valtio/vanilla';
import { t } from '../i18n/t';
import { currentPlace, openAlone } from '../navigation/navigate';
import { paths, routes } from '../navigation/paths';
import * as intent from '../stores/intent';
import * as lateOrders from '../stores/lateOrders';
import * as orders from '../stores/orders';
import { takeOverPlaced } from '../stores/otherTabs';
import * as placed from '../stores/placed';
import * as toasts from '../stores/toasts';
import type { Stop } from '../telegram/handle';
import { keepAsking } from './keepAsking';
import { hasLate, lookForLate } from './lookForLate';
import { settleIntent } from './settleIntent';
import { refreshOrder } from './trackOrders';
import { wired } from './wiring';

/** Seconds between two looks for an order; the last pause goes on. */
const rhythm = [2, 3, 5, 8, 12, 15, 20, 30, 60];

let stopEarlier: Stop = () => undefined;

/**
 * As long as it is not known what became of an order, finds out, in whichever window it was sent and
 * in an earlier life of the page too. An order that turns out to be accepted is shown. So are those
 * that turn up beside an accepted one. Answers how to stop; watching anew ends the earlier watch.
 */
export function watchIntent(): Stop {
  stopEarlier();
  let stopAsking: Stop | null = null;
  let last = '';

  const ask = async () => {
    if (isWaiting()) await lookForOrder();
    if (hasLate()) await lookForLate();
    return isWaiting() || hasLate() ? 'same' : 'over';
  };
  const update = () => {
    const now = summary();
    if (now === last) return;
    last = now;
    stopAsking?.();
    stopAsking = isWaiting() || hasLate() ? keepAsking(ask, rhythm) : null;
    if (intent.state.status === 'idle') void showOthers();
  };
  const stops = [subscribe(intent.state, update), subscribe(lateOrders.state, update)];
  update();
  stopEarlier = () => {
    for (const stop of stops) stop();
    stopAsking?.();
  };
  return stopEarlier;
}

const isWaiting = (): boolean => {
  const { status, isElsewhere } = intent.state;
  return isElsewhere || status === 'checking' || status === 'unseen';
};

/** Whatever begins the rhythm of looking anew. */
function summary(): string {
  const { status, isElsewhere, intent: order } = intent.state;
  const { awaited, double } = lateOrders.state;
  const late = `${awaited.map(({ key, tries }) => `${key} ${tries}`)} ${double?.lateId ?? ''}`;
  return `${status} ${isElsewhere} ${order?.key} ${order?.tries} ${late}`;
}

async function lookForOrder(): Promise<void> {
  const before = intent.state.status;
  const outcome = await settleIntent();
  if (outcome.kind === 'accepted') {
    // The press is long past: a payment that opened by itself now would come from nowhere.
    placed.settle();
    openAlone(paths.confirmOrder(outcome.orderId));
  }
  if (outcome.kind === 'unseen' && before !== 'unseen') wired().telegram.haptic('failure');
}

/** When another window's order has been accepted, the checkout makes way for it, elsewhere it is said. */
async function showOthers(): Promise<void> {
  const orderId = takeOverPlaced();
  if (orderId === null) return;
  await refreshOrder(orderId);
  const top = currentPlace().pile.at(-1)?.url.split('?')[0];
  if (top === routes.checkout) return openAlone(paths.confirmOrder(orderId));
  const number = orders.state.known[orderId]?.number;
  if (number) toasts.show(t('checkout.placed', { number }), { tone: 'good' });
}
