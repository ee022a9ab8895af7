import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import { EmptyState } from '../../ui/EmptyState';
import { useLayer } from '../../ui/layer';

/** Shown in place of an empty basket or its checkout. */
export function BasketEmpty() {
  // Beside the menu (app/desktop) there is nowhere to go.
  const isSheet = useLayer().close !== null;
  const toMenu = { text: t('common.toMenu'), onPress: closeAllSheets, isPrimary: true };
  return (
    <EmptyState
      icon="basket"
      title={t('basket.empty')}
      text={t('basket.emptyText')}
      action={isSheet ? toMenu : undefined}
    />
  );
}
