import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import { EmptyState } from '../../ui/EmptyState';

/** Shown in place of an empty basket or its checkout. */
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
