import { useSnapshot } from 'valtio';
import { byPerson } from '../../domain/basket/addShared';
import { clearBasket } from '../../flows/basket/editBasket';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { sendBasketPath } from '../../navigation/basketPaths';
import { closeAllSheets, openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useBasket } from '../../stores/basket/basket';
import { useIsMenuOnly, useServiceType } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import { Banner } from '../../ui/Banner';
import { IconButton } from '../../ui/IconButton';
import { LongList } from '../../ui/LongList';
import { useLayer } from '../../ui/layer';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { BasketLine } from './BasketLine';
import styles from './BasketLine.module.css';
import { BasketPlace } from './BasketPlace';
import { BasketTotals } from './BasketTotals';
import { DeliveryMinimums } from './DeliveryMinimums';
import { headOf } from './headOf';
import { Recommended } from './Recommended';

/** The basket's lines at current prices, by person if some are shared, and the button to the checkout. */
export function FilledBasket() {
  const { lines, totals, hasProblems } = useBasket();
  const { settings } = useSnapshot(merchant.state);
  const isMenuOnly = useIsMenuOnly();
  const isAtTable = useServiceType() === 'DINE_IN';
  const people = byPerson(lines);
  const isShared = lines.some(({ from }) => from);
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
      {!isSheet && !isMenuOnly && !isAtTable && <BasketPlace />}
      {isMenuOnly && <Banner icon="table">{t('home.waiterOrders')}</Banner>}
      {hasProblems && !isMenuOnly && (
        <Banner tone="warning" isLive>
          {t('basket.fixFirst')}
        </Banner>
      )}
      {people.map(({ name, lines }, index) => (
        <Section key={name} {...(isShared && headOf(name, lines))}>
          <LongList items={lines}>
            {(line) => (
              <BasketLine key={line.key} line={line} hasNote={settings.flags.productComment} />
            )}
          </LongList>
          {!isMenuOnly && index === people.length - 1 && (
            <div className={styles.more}>
              {isSheet && (
                <Row
                  icon="plus"
                  tone="action"
                  label={t('basket.addMore')}
                  onPress={closeAllSheets}
                />
              )}
              <Row
                icon="people"
                tone="action"
                label={t('together.action')}
                onPress={() => openSheet(sendBasketPath)}
              />
            </div>
          )}
        </Section>
      ))}
      {!isMenuOnly && <DeliveryMinimums />}
      {!isMenuOnly && <Recommended />}
      <BasketTotals />
    </SheetPage>
  );
}
