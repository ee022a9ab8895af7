import { newKey } from '../../device/newKey';
import { addShared, type SharedPlan } from '../../domain/basket/addShared';
import type { CartLine } from '../../domain/basket/cart';
import { type BasketLink, basketLink, packBasket } from '../../domain/basket/sharedBasket';
import { productsById } from '../../domain/catalog/catalog';
import { withoutClearGroups } from '../../domain/catalog/options';
import { personName } from '../../domain/text/personName';
import { isolate } from '../../i18n/phrases';
import { t } from '../../i18n/t';
import { replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as cart from '../../stores/basket/cart';
import * as branches from '../../stores/branches/branches';
import * as catalog from '../../stores/catalog/catalog';
import * as session from '../../stores/session/session';
import { linkBase, shareLink } from '../catalog/share';
import { offerUndo } from '../offerUndo';
import { services } from '../services';

/** The first name to send the basket under: the account's, else Telegram's, else none. */
export const ownFirstName = (): string =>
  personName(session.state.user?.firstName || services().telegram.user?.firstName || '');

/** The link to the current basket under a name; '' for none. */
export const linkOfBasket = (name: string): BasketLink =>
  basketLink({ ...linkBase(), packed: packBasket(shortLines(), name) });

/** The basket with as few groups as a link needs: Telegram's start parameter holds little. */
function shortLines(): CartLine[] {
  const products = productsById(catalog.state.catalog);
  return cart.state.lines.map((line) => {
    const product = products.get(line.productId);
    return product ? { ...line, choices: withoutClearGroups(product, line.choices) } : line;
  });
}

/** Shares the basket's link. Resolves to whether it is out. */
export function shareBasket(url: string, typedName: string): Promise<boolean> {
  const name = personName(typedName);
  const text = name ? t('together.titleFrom', { name: isolate(name) }) : t('together.sharedTitle');
  return shareLink({ url, text });
}

/** What a shared basket would add to the current one. */
export const planShared = (shared: readonly CartLine[]): SharedPlan =>
  addShared(cart.state.lines, shared, catalog.state.catalog, branches.state.nearestId);

/**
 * Adds what can be ordered of a shared basket and shows the basket in its place, so that Back does
 * not lead to adding it twice. The toast undoes it; what has been changed since stays.
 */
export function addSharedBasket(shared: readonly CartLine[]): void {
  const { next } = planShared(shared);
  const { lines: before, id } = cart.state;
  cart.replace(next, before.length > 0 ? id : newKey());
  const after = JSON.stringify(cart.state.lines);
  const undo = () => {
    if (JSON.stringify(cart.state.lines) === after) return cart.replace(before, id);
    for (const { key, count } of next) {
      const countNow = cart.state.lines.find((line) => line.key === key)?.count ?? 0;
      const countBefore = before.find((line) => line.key === key)?.count ?? 0;
      cart.setCount(key, countNow - (count - countBefore), null);
    }
  };
  services().telegram.haptic('success');
  offerUndo(t('orders.again.added'), undo, 'good');
  replaceSheet(paths.basket);
}
