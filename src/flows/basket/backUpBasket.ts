import { subscribe } from 'valtio/vanilla';
import * as cart from '../../stores/basket/cart';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import * as pendingOrder from '../../stores/order/pendingOrder';
import * as session from '../../stores/session/session';
import { fieldsOf } from '../../stores/storage/fieldsOf';
import type { Stop } from '../../telegram/handle';
import { services } from '../services';

/** A little is waited, so that ten taps on plus are one message to the host; milliseconds. */
const pauseMs = 400;

let recalling: Promise<void> = Promise.resolve();
let writing: Promise<void> = Promise.resolve();
let stopEarlier: Stop = () => undefined;

/**
 * Brings back the basket that Telegram keeps for this person and merchant, with the draft and an order
 * that may be on its way: for a device whose own storage was lost or is denied. A basket that has been
 * begun meanwhile stays. Telegram keeps things apart by its own accounts, so a guest, whose sign-in has
 * failed, finds what they left as a guest; once signed in they find that before an older one.
 */
export function restoreBasketBackup(): Promise<void> {
  recalling = recall();
  return recalling;
}

async function recall(): Promise<void> {
  const own = keptAs(owner());
  const guests = keptAs(guest);
  const userId = session.state.user?.id;
  if (own === null || guests === null) return;
  const vault = await services().telegram.vault();
  const kept = (await vault?.recall(guests)) ?? (own === guests ? null : await vault?.recall(own));
  if (!kept || own !== keptAs(owner()) || session.state.user?.id !== userId) return;
  if (cart.state.lines.length > 0 || pendingOrder.state.status !== 'idle') return;
  const found = fieldsOf(parsed(kept));
  if (found.userId !== guest && found.userId !== userId) return;
  cart.replace(cart.readLines(found) ?? []);
  if (found.draft) draft.restore(draft.read(found.draft));
  if (found.intent) pendingOrder.restore(pendingOrder.read(found.intent));
}

/**
 * From now on Telegram keeps what the basket holds, beside the device's own storage; a log-out takes it
 * back, and a sign-in what was a guest's. Returns an unsubscribe function; watching again ends the earlier watch.
 */
export function backUpBasket(): Stop {
  stopEarlier();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = owner();
  const afterwards = (step: () => Promise<void>) => {
    writing = Promise.all([recalling, writing]).then(step);
  };
  const writeNow = () => {
    clearTimeout(timer);
    timer = undefined;
    afterwards(write);
  };
  const look = () => {
    const now = owner();
    if (now !== last) {
      const left = keptAs(last);
      afterwards(() => drop(left));
    }
    // What was ordered, or has just been sent, must never come back as a basket to be ordered.
    if (cart.state.lines.length === 0 || pendingOrder.state.pending || now !== last) writeNow();
    else {
      clearTimeout(timer);
      timer = setTimeout(writeNow, pauseMs);
    }
    last = now;
  };
  const flush = () => timer !== undefined && writeNow();
  if (cart.state.lines.length > 0) writeNow();
  // What they left as a guest is theirs by now, here or recalled.
  if (last !== guest) afterwards(() => drop(keptAs(guest)));
  const stops = [cart, draft, pendingOrder, session].map(({ state }) => subscribe(state, look));
  window.addEventListener('pagehide', flush);
  stopEarlier = () => {
    for (const stop of stops) stop();
    window.removeEventListener('pagehide', flush);
    clearTimeout(timer);
  };
  return stopEarlier;
}

/** Keeps as much as there is room for; lines first, and nothing rather than an older basket. */
async function write(): Promise<void> {
  const name = keptAs(owner());
  const vault = name === null ? null : await services().telegram.vault();
  if (name === null || !vault) return;
  for (const text of shortened()) if (await vault.keep(name, text)) return;
}

async function drop(name: string | null): Promise<void> {
  if (name !== null) await (await services().telegram.vault())?.keep(name, null);
}

function shortened(): (string | null)[] {
  const userId = owner();
  const order = pendingOrder.state.pending;
  if (cart.state.lines.length === 0 && !order) return [null];
  const lines = cart.state.lines.map(({ key: _, ...line }) => line);
  const all = { userId, lines, draft: draft.state, intent: order };
  return [all, { userId, lines, intent: order }, { userId, lines }]
    .map((kept): string | null => JSON.stringify(kept))
    .concat(null);
}

const guest = 'guest';

/** Whose the basket is: the id of whoever is signed in, else a guest's. */
const owner = (): string =>
  (session.state.status === 'signedIn' ? session.state.user?.id : undefined) ?? guest;

/**
 * The name in Telegram's storage, which knows few characters; one bot may serve several merchants. A
 * guest's basket has a name of its own: somebody whose sign-in has failed may have another one there.
 */
function keptAs(whose: string): string | null {
  const id = merchant.state.merchant?.id;
  if (id === undefined) return null;
  return `${whose === guest ? 'guest_' : ''}basket_${id.replace(/[^\w-]/g, '_')}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
