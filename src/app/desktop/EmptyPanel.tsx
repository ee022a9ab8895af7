import { useSnapshot } from 'valtio';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { RepeatOrderButton } from '../../screens/home/RepeatOrderButton';
import { useRepeatOrder } from '../../screens/home/useRepeatOrder';
import { OrderCard } from '../../screens/orders/OrderCard';
import * as shortcuts from '../../stores/start/shortcuts';
import { EmptyState } from '../../ui/EmptyState';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import styles from './EmptyPanel.module.css';

/**
 * The panel without a basket: what it is for, and for those who have ordered before the usual and
 * the last order, which come late and move nothing. At the end, the keys that only a desktop has.
 */
export function EmptyPanel() {
  const repeat = useRepeatOrder();
  const { areOn } = useSnapshot(shortcuts.state);
  return (
    <SheetPage title={t('basket.title')}>
      <div className={styles.purpose}>
        <EmptyState icon="basket" title={t('basket.empty')} text={t('basket.panelText')} />
      </div>
      {repeat && repeat.additions.length > 0 && (
        <Section>
          <RepeatOrderButton {...repeat} isBasketShown />
        </Section>
      )}
      {repeat && (
        <Section title={t('basket.lastOrder')}>
          <OrderCard order={repeat.order} />
        </Section>
      )}
      <div className={styles.keys}>
        <Section>
          <Row
            icon="list"
            label={t('keys.title')}
            value={areOn && <kbd>?</kbd>}
            opens={paths.keys}
            onPress={() => openSheet(paths.keys)}
          />
        </Section>
      </div>
    </SheetPage>
  );
}
