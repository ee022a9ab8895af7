import { t } from '../../i18n/t';
import { replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';

/**
 * The order was looked for until it could no longer be on its way, and was not there. It may come
 * all the same, so that the orders come first, and sending it again is a step of its own.
 */
export function UnseenOrder({ onSendAgain }: { onSendAgain: () => void }) {
  return (
    <SheetPage
      title={t('checkout.unseen')}
      action={{ text: t('checkout.toOrders'), onPress: () => replaceSheet(paths.orders) }}
      secondary={{ text: t('checkout.sendAgain'), onPress: onSendAgain }}
    >
      <div role="status">
        <EmptyState icon="receipt" title={t('checkout.unseen')} text={t('checkout.unseenText')} />
      </div>
    </SheetPage>
  );
}
