import { useSnapshot } from 'valtio';
import { clearBasket } from '../../flows/basket/editBasket';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeAllSheets, openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useBasket } from '../../stores/basket/basket';
import { useIsMenuOnly } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import { Banner } from '../../ui/Banner';
import { IconButton } from '../../ui/IconButton';
import { useLayer } from '../../ui/layer';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { BasketLine } from './BasketLine';
import styles from './BasketLine.module.css';
import { BasketTotals } from './BasketTotals';
import { OrderNote } from './OrderNote';
import { Recommended } from './Recommended';

/** The basket's lines at current prices, and the button to the checkout. */
export function FilledBasket() {
  const { lines, totals, hasProblems } = useBasket();
  const { settings } = useSnapshot(merchant.state);
  const isMenuOnly = useIsMenuOnly();
  // Beside the menu (app/desktop) there is nowhere to go back to.
  const isSheet = useLayer().close !== null;
  const toCheckout = {
    text: t('basket.toCheckout'),
    detail: showMoney(totals.totalPrice),
    isDisabled: hasProblems,
    onPress: () => openSheet(paths.checkout),
  };
  const toMenu = { text: t('common.toMenu'), onPress: closeAllSheets };
  return (
    <SheetPage
      title={t('basket.title')}
      aside={
        <IconButton
          icon="trash"
          label={t('basket.clear')}
          isRound
          onPress={() => void clearBasket()}
        />
      }
      action={isMenuOnly ? toMenu : toCheckout}
    >
      {isMenuOnly && <Banner icon="table">{t('home.waiterOrders')}</Banner>}
      {hasProblems && !isMenuOnly && (
        <Banner tone="warning" isLive>
          {t('basket.fixFirst')}
        </Banner>
      )}
      <Section>
        {lines.map((line) => (
          <BasketLine key={line.key} line={line} hasNote={settings.flags.productComment} />
        ))}
        {!isMenuOnly && isSheet && (
          <div className={styles.more}>
            <Row icon="plus" tone="action" label={t('basket.addMore')} onPress={closeAllSheets} />
          </div>
        )}
      </Section>
      {!isMenuOnly && <Recommended />}
      {!isMenuOnly && <OrderNote />}
      <BasketTotals />
    </SheetPage>
  );
}
