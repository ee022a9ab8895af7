import { failureKind } from '../../api/failureKind';
import { addFavourite, removeFavourite } from '../../api/favourites';
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
import { loadFavourites } from './loadFavourites';

/** Whose heart of which product is being told to the server: one call at a time for each. */
const underWay = new Set<string>();

/**
 * Keeps a product, or takes it away when it is kept. What was pressed counts at once; taking away can
 * be undone, and what the server refuses turns back with a message. A guest is asked to log in first,
 * and what they wanted is done then.
 */
export async function toggleFavourite(productId: string): Promise<void> {
  const isThere = session.state.token !== null && session.state.user !== null;
  if (!isThere) {
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

/** Does what somebody wanted before they logged in; a product that they keep already stays. */
export async function runPendingFavourite(): Promise<void> {
  const { productId } = pendingFavourite.state;
  if (productId === null || !session.state.token || !session.state.user) return;
  pendingFavourite.set(null);
  if (!(await setFavourite(productId, true))) return;
  toasts.show(namedAction('favourites.added', nameOf(productId)), { tone: 'good' });
}

/** Takes away what is not sold any more. */
export async function removeFavourites(productIds: readonly string[]): Promise<void> {
  await Promise.all(productIds.map((productId) => setFavourite(productId, false)));
}

/** Brings a product to what is wanted of it. Returns whether it has come to that. */
async function setFavourite(productId: string, isWanted: boolean): Promise<boolean> {
  const userId = session.state.user?.id;
  const call = `${userId} ${productId}`;
  favourites.want(productId, isWanted);
  // Whoever is telling the server already goes on until it keeps what is wanted last.
  if (underWay.has(call)) return false;
  underWay.add(call);
  const error = await tellServer(productId, userId);
  underWay.delete(call);
  if (!error) return true;
  toasts.show(`${t('favourites.saveFailed')} ${errorText(error)}`, {
    tone: 'bad',
    action: { text: t('common.retry'), onPress: () => void setFavourite(productId, isWanted) },
  });
  services().telegram.haptic('failure');
  return false;
}

/** Goes on until the server keeps what is wanted last. Returns why it does not, or null. */
async function tellServer(productId: string, userId: string | undefined): Promise<ApiError | null> {
  for (;;) {
    const isWanted = favourites.isFavourite(favourites.state, productId);
    const favouriteId = favourites.state.known.get(productId);
    if (isWanted === (favouriteId !== undefined)) {
      favourites.settle(productId);
      return null;
    }
    const error = await change(productId, favouriteId);
    if (session.state.user?.id !== userId) return null;
    if (!error) continue;
    const isWantedStill = favourites.isFavourite(favourites.state, productId) === isWanted;
    favourites.settle(productId);
    const isFine = !isWantedStill || (await hasHappened(error, productId, isWanted));
    return isFine ? null : error;
  }
}

/** Makes one step; a favourite that is gone already is taken away. Returns why it failed, or null. */
async function change(productId: string, favouriteId?: string): Promise<ApiError | null> {
  const { http } = services();
  const userId = session.state.user?.id;
  const [error, added] =
    favouriteId === undefined
      ? await addFavourite(http, productId)
      : await removeFavourite(http, favouriteId);
  const isGone =
    favouriteId !== undefined && error?.status === 404 && (await isGoneFrom(productId));
  if (error && !isGone) return error;
  if (session.state.user?.id === userId) favourites.confirm(productId, added?.id ?? null);
  return null;
}

/** Whether the server keeps a product no more, as its list says. */
const isGoneFrom = async (productId: string): Promise<boolean> =>
  (await loadFavourites()) && !favourites.state.known.has(productId);

/** A write whose answer was lost may have been carried out: the list knows. */
async function hasHappened(error: ApiError, productId: string, wanted: boolean): Promise<boolean> {
  if (failureKind(error) === 'refused' || !(await loadFavourites())) return false;
  return favourites.isFavourite(favourites.state, productId) === wanted;
}

const nameOf = (productId: string): string =>
  showText(catalog.state.products.get(productId)?.name ?? {});
