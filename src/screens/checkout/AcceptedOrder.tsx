import type { Order } from '../../domain/order/order';
import { t } from '../../i18n/t';
import { closeAllSheets, replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { SheetPage } from '../../ui/SheetPage';
import { PlacedFacts } from './PlacedFacts';
import { PlacedState } from './PlacedState';

/** §4: the order is confirmed, with the id from the server. */
export function AcceptedOrder({ order }: { order: Order }) {
  return (
    <SheetPage
      title={t('checkout.acceptedTitle')}
      isTitleHidden
      surface="plain"
      size="content"
      action={{ text: t('checkout.follow'), onPress: () => replaceSheet(paths.order(order.id)) }}
      secondary={{ text: t('common.toMenu'), onPress: closeAllSheets }}
    >
      <PlacedState
        tone="good"
        icon="check"
        title={t('checkout.acceptedTitle')}
        text={t('checkout.acceptedText', { number: order.number })}
      >
        <PlacedFacts order={order} />
      </PlacedState>
    </SheetPage>
  );
}
