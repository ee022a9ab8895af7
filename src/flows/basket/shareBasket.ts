import type { CartLine } from '../../domain/basket/cart';
import { type BasketLink, basketLink, packBasket } from '../../domain/basket/sharedBasket';
import { productsById } from '../../domain/catalog/catalog';
import { withoutClearGroups } from '../../domain/catalog/options';
import { personName } from '../../domain/text/personName';
import { isolate } from '../../i18n/phrases';
import { t } from '../../i18n/t';
import * as cart from '../../stores/basket/cart';
import * as catalog from '../../stores/catalog/catalog';
import * as session from '../../stores/session/session';
import { linkBase, shareLink } from '../catalog/share';
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
