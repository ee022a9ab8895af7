import { subscribe } from 'valtio/vanilla';
import { failureKind } from '../../api/failureKind';
import { addFavourite, listFavourites, removeFavourite } from '../../api/favourites';
import type { ApiError } from '../../api/result';
import { errorText } from '../../i18n/errorText';
import { namedAction } from '../../i18n/namedAction';
import { showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import * as catalog from '../../stores/catalog/catalog';
import * as favourites from '../../stores/favourites/favourites';
import * as pendingFavourite from '../../stores/favourites/pendingFavourite';
import * as session from '../../stores/session/session';
import * as toasts from '../../stores/toasts';
import { services } from '../services';
import { ensureSignedIn } from '../session/ensureSignedIn';

let loading: { userId: string; done: Promise<boolean> } | null = null;

/** Fetches the signed-in user's favourites. Returns whether they are known now. */
export function loadFavourites(): Promise<boolean> {
  const userId = session.state.token ? session.state.user?.id : undefined;
  if (userId === undefined) return Promise.resolve(false);
  if (loading?.userId !== userId) {
    const request = { userId, done: fetchList(userId) };
    loading = request;
    void request.done.finally(() => {
      if (loading === request) loading = null;
    });
  }
  return loading.done;
}

async function fetchList(userId: string): Promise<boolean> {
  favourites.setStatus('loading');
  const before = favourites.state.known;
  const [, list] = await listFavourites(services().http, userId);
  if (session.state.user?.id !== userId) return false;
  // A favourite changed while the request was in flight, so the list may be stale.
  if (list && favourites.state.known !== before) return fetchList(userId);
  if (list) favourites.setKnown(list);
  else favourites.setStatus('failed');
  return list !== null;
}

/** User and product pairs being synced: one request at a time for each. */
const inFlight = new Set<string>();

/**
 * Adds or removes a favourite, optimistically; removal can be undone, and a server refusal reverts
 * it with a message. A guest logs in first and the favourite is added afterwards.
 */
export async function toggleFavourite(productId: string): Promise<void> {
  const isSignedIn = session.state.token !== null && session.state.user !== null;
  if (!isSignedIn) {
    pendingFavourite.set(productId);
    if (await ensureSignedIn()) await runPendingFavourite();
    return;
  }
  services().telegram.haptic('select');
  const isWanted = !favourites.isFavourite(favourites.state, productId);
  if (!isWanted) {
    toasts.show(namedAction('favourites.removed', nameOf(productId)), {
      action: { text: t('common.undo'), onPress: () => void setFavourite(productId, true) },
    });
  }
  await setFavourite(productId, isWanted);
}

/** Adds the favourite requested before log-in; one that exists already stays. */
export async function runPendingFavourite(): Promise<void> {
  const { productId } = pendingFavourite.state;
  if (productId === null || !session.state.token || !session.state.user) return;
  pendingFavourite.set(null);
  if (!(await setFavourite(productId, true))) return;
  toasts.show(namedAction('favourites.added', nameOf(productId)), { tone: 'good' });
}

/** Removes favourites that are no longer sold. */
export async function removeFavourites(productIds: readonly string[]): Promise<void> {
  await Promise.all(productIds.map((productId) => setFavourite(productId, false)));
}

/** Sets the desired state and syncs it. Returns whether the server now has it. */
async function setFavourite(productId: string, isWanted: boolean): Promise<boolean> {
  const userId = session.state.user?.id;
  const pair = `${userId} ${productId}`;
  favourites.want(productId, isWanted);
  // The running sync continues until the latest desired state is saved.
  if (inFlight.has(pair)) return false;
  inFlight.add(pair);
  const error = await syncWithServer(productId, userId);
  inFlight.delete(pair);
  if (!error) return true;
  toasts.show(`${t('favourites.saveFailed')} ${errorText(error)}`, {
    tone: 'bad',
    action: { text: t('common.retry'), onPress: () => void setFavourite(productId, isWanted) },
  });
  services().telegram.haptic('failure');
  return false;
}

/** Syncs until the server has the latest desired state. Returns the error, or null. */
async function syncWithServer(
  productId: string,
  userId: string | undefined,
): Promise<ApiError | null> {
  for (;;) {
    const isWanted = favourites.isFavourite(favourites.state, productId);
    const favouriteId = favourites.state.known.get(productId)?.[0];
    if (isWanted === (favouriteId !== undefined)) {
      favourites.settle(productId);
      return null;
    }
    const error = await sendChange(productId, favouriteId);
    if (session.state.user?.id !== userId) return null;
    if (!error) continue;
    const isStillWanted = favourites.isFavourite(favourites.state, productId) === isWanted;
    favourites.settle(productId);
    const isResolved = !isStillWanted || (await wasApplied(error, productId, isWanted));
    return isResolved ? null : error;
  }
}

/** Sends one change; a record already gone counts as removed. Returns the error, or null. */
async function sendChange(productId: string, favouriteId?: string): Promise<ApiError | null> {
  const { http } = services();
  const userId = session.state.user?.id;
  const [error, added] =
    favouriteId === undefined
      ? await addFavourite(http, productId)
      : await removeFavourite(http, favouriteId);
  const isGone =
    favouriteId !== undefined &&
    error?.status === 404 &&
    (await isRemovedOnServer(productId, favouriteId));
  if (error && !isGone) return error;
  const id = added?.id ?? favouriteId;
  if (id !== undefined && session.state.user?.id === userId)
    favourites.confirm(productId, id, added !== null);
  return null;
}

/** Whether the server's list no longer has the record. */
const isRemovedOnServer = async (productId: string, favouriteId: string): Promise<boolean> =>
  (await loadFavourites()) && !favourites.state.known.get(productId)?.includes(favouriteId);

/** A write whose response was lost may have been applied: check the list. */
async function wasApplied(error: ApiError, productId: string, wanted: boolean): Promise<boolean> {
  if (failureKind(error) === 'refused' || !(await loadFavourites())) return false;
  return favourites.isFavourite(favourites.state, productId) === wanted;
}

const nameOf = (productId: string): string =>
  showText(catalog.state.products.get(productId)?.name ?? {});

/**
 * Fetches the user's favourites now and after each log-in, then adds the one requested before it.
 * Returns an unsubscribe function.
 */
export function watchFavourites(): () => void {
  let lastUserId: string | undefined;
  const onSession = () => {
    const { token, user } = session.state;
    const userId = token ? user?.id : undefined;
    if (userId === lastUserId) return;
    lastUserId = userId;
    if (userId !== undefined) void loadFavourites().then(runPendingFavourite);
  };
  onSession();
  return subscribe(session.state, onSession);
}
