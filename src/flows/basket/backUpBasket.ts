import { subscribe } from 'valtio/vanilla';
import { fillBlanks, readDraft } from '../../domain/order/draftFields';
import { withoutNames } from '../../domain/order/idempotencyKey';
import { anyRecord, readAs } from '../../domain/schema';
import * as cart from '../../stores/basket/cart';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import * as orders from '../../stores/order/orders';
import * as pendingOrder from '../../stores/order/pendingOrder';
import * as session from '../../stores/session/session';
import type { Stop } from '../../telegram/handle';
import { services } from '../services';

/** Debounce, ms: ten taps on plus are one message to the host. */
const debounceMs = 400;

let restoring: Promise<void> = Promise.resolve();
let lastWrite: Promise<void> = Promise.resolve();
let stopPrevious: Stop = () => undefined;

/**
 * Restores the basket backed up in Telegram for this user and merchant, with the draft and a
 * pending order, for devices whose storage was lost or is denied. A basket already in use stays.
 * Telegram separates storage by account, so a guest whose sign-in failed gets the guest backup;
 * after sign-in the guest backup is preferred over an older one.
 */
export function restoreBasketBackup(): Promise<void> {
  restoring = restore();
  return restoring;
}

async function restore(): Promise<void> {
  const userKey = backupKey(owner());
  const guestKey = backupKey(guest);
  const userId = session.state.user?.id;
  if (userKey === null || guestKey === null) return;
  const storage = await services().telegram.openStorage();
  const stored =
    (await storage?.recall(guestKey)) ??
    (userKey === guestKey ? null : await storage?.recall(userKey));
  if (!stored || userKey !== backupKey(owner()) || session.state.user?.id !== userId) return;
  if (cart.state.lines.length > 0 || pendingOrder.state.status !== 'idle') return;
  const fields = readAs(anyRecord)(parseJson(stored));
  if (!fields) return;
  if (fields.userId !== guest && fields.userId !== userId) return;
  cart.restore(cart.read(fields));
  if (fields.draft) draft.restore(fillBlanks(draft.state, readDraft(fields.draft)));
  if (fields.intent) pendingOrder.restore(pendingOrder.read(fields.intent));
}

/**
 * Backs the basket up to Telegram on every change; log-out removes the backup, sign-in removes the
 * guest's. Returns an unsubscribe function; calling again replaces the previous watch.
 */
export function backUpBasket(): Stop {
  stopPrevious();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastOwner = owner();
  const enqueue = (task: () => Promise<void>) => {
    lastWrite = Promise.all([restoring, lastWrite]).then(task);
  };
  const writeNow = () => {
    clearTimeout(timer);
    timer = undefined;
    enqueue(write);
  };
  const onChange = () => {
    const now = owner();
    if (now !== lastOwner) {
      const oldKey = backupKey(lastOwner);
      enqueue(() => drop(oldKey));
    }
    // An ordered basket must never be restored.
    if (cart.state.lines.length === 0 || pendingOrder.state.pending || now !== lastOwner)
      writeNow();
    else {
      clearTimeout(timer);
      timer = setTimeout(writeNow, debounceMs);
    }
    lastOwner = now;
  };
  const flush = () => timer !== undefined && writeNow();
  if (cart.state.lines.length > 0) writeNow();
  // The guest's basket now belongs to the user, on this device or restored.
  if (lastOwner !== guest) enqueue(() => drop(backupKey(guest)));
  const watched = [cart.state, draft.state, pendingOrder.state, session.state];
  const stops = watched.map((state) => subscribe(state, onChange));
  window.addEventListener('pagehide', flush);
  stopPrevious = () => {
    for (const stop of stops) stop();
    window.removeEventListener('pagehide', flush);
    clearTimeout(timer);
  };
  return stopPrevious;
}

/**
 * Writes as much as fits: the lines before the draft, and an order on its way before either; nothing
 * rather than an outdated basket.
 */
async function write(): Promise<void> {
  const key = backupKey(owner());
  const storage = key === null ? null : await services().telegram.openStorage();
  if (key === null || !storage) return;
  for (const text of serializedVariants()) if (await storage.keep(key, text)) return;
}

async function drop(key: string | null): Promise<void> {
  if (key !== null) await (await services().telegram.openStorage())?.keep(key, null);
}

/** From the fullest to the smallest; null removes the backup. */
function serializedVariants(): (string | null)[] {
  const userId = owner();
  const intent = pendingOrder.state.pending ?? undefined;
  if (cart.state.lines.length === 0 && !intent) return [null];
  const lines = cart.state.lines.map(({ key: _, ...line }) => line);
  const variants = [
    { userId, lines, draft: draft.state, intent },
    { userId, lines, intent },
  ];
  // Never the lines without their order: they would look unordered and be ordered a second time.
  if (intent) {
    const recognizable = { ...shortened(intent), earlier: intent.earlier.map(shortened) };
    variants.push({ userId, lines, intent: recognizable });
    variants.push({ userId, lines: [], intent: recognizable });
  }
  return [...variants.map((stored) => JSON.stringify(stored)), null];
}

/**
 * What a sent order is recognized by. Without names; of the earlier orders only the active ones, where
 * they are known: a look-up compares with active orders, and none that has ended becomes active again.
 */
function shortened<Sent extends pendingOrder.SentOrder>(sent: Sent): Sent {
  const { active, activeAt } = orders.state;
  const isComparable = (id: string) => activeAt === null || active.some((one) => one.id === id);
  return {
    ...sent,
    knownIds: sent.knownIds.filter(isComparable),
    request: withoutNames(sent.request),
  };
}

const guest = 'guest';

/** The owner of the basket: the signed-in user's id, or guest. */
const owner = (): string =>
  (session.state.status === 'signedIn' ? session.state.user?.id : undefined) ?? guest;

/**
 * The storage key; Telegram allows few characters, and one bot may serve several merchants. A guest
 * has a separate key: a user whose sign-in failed may have another backup there.
 */
function backupKey(ownerId: string): string | null {
  const id = merchant.state.merchant?.id;
  if (id === undefined) return null;
  return `${ownerId === guest ? 'guest_' : ''}basket_${id.replace(/[^\w-]/g, '_')}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
