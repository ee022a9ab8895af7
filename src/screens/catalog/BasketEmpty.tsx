import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import { EmptyState } from '../../ui/EmptyState';

/** In place of a basket, or of a checkout, with nothing in it. */
export function BasketEmpty() {
  return (
    <EmptyState
      icon="basket"
      title={t('basket.empty')}
      text={t('basket.emptyText')}
      action={{ text: t('common.toMenu'), onPress: closeAllSheets, isPrimary: true }}
    />
  );
}
