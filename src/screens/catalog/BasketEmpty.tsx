import { useSnapshot } from 'valtio';
import { hasBasket } from '../../domain/merchant';
import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import * as merchant from '../../stores/merchant';
import { EmptyState } from '../../ui/EmptyState';
import { useLayer } from '../../ui/layer';

/** Shown in place of an empty basket or its checkout, and of any in a shop without one. */
export function BasketEmpty() {
  const isOffered = hasBasket(useSnapshot(merchant.state).settings);
  // Beside the menu (app/desktop) there is nowhere to go.
  const isSheet = useLayer().close !== null;
  const toMenu = { text: t('common.toMenu'), onPress: closeAllSheets, isPrimary: true };
  return (
    <EmptyState
      icon="basket"
      title={t(isOffered ? 'basket.empty' : 'basket.notOffered')}
      text={isOffered ? t('basket.emptyText') : undefined}
      action={isSheet ? toMenu : undefined}
    />
  );
}
