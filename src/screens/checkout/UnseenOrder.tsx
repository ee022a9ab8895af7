import { t } from '../../i18n/t';
import { replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';

/**
 * The order was not found once it could no longer be in flight. It may still appear, so the order
 * list comes first and resending needs a separate confirmation.
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
