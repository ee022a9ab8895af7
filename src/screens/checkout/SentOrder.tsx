import type { Order } from '../../domain/order/order';
import { awaitsShop } from '../../domain/order/orderProgress';
import { t } from '../../i18n/t';
import { closeAllSheets, replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { SheetPage } from '../../ui/SheetPage';
import { PlacedFacts } from './PlacedFacts';
import { PlacedState } from './PlacedState';

/** §4: the server has the order. It is called accepted only once the shop has accepted it. */
export function SentOrder({ order }: { order: Order }) {
  const { number } = order;
  const isWaiting = awaitsShop(order.status);
  const title = t(isWaiting ? 'checkout.placedTitle' : 'checkout.acceptedTitle');
  const text = t(isWaiting ? 'checkout.placedText' : 'checkout.acceptedText', { number });
  return (
    <SheetPage
      title={title}
      isTitleHidden
      surface="plain"
      size="content"
      action={{ text: t('checkout.follow'), onPress: () => replaceSheet(paths.order(order.id)) }}
      secondary={{ text: t('common.toMenu'), onPress: closeAllSheets }}
    >
      <PlacedState tone="good" icon="check" title={title} text={text}>
        <PlacedFacts order={order} />
      </PlacedState>
    </SheetPage>
  );
}
