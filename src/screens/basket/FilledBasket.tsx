import { useSnapshot } from 'valtio';
import { byPerson } from '../../domain/basket/addShared';
import { openPlace } from '../../flows/addresses/addressPaths';
import { clearBasket } from '../../flows/basket/editBasket';
import { pickUpInsteadAction } from '../../flows/delivery/chooseService';
import { quoteDelivery } from '../../flows/delivery/quoteDelivery';
import { showMoney } from '../../i18n/show';
import { plural, t } from '../../i18n/t';
import { closeAllSheets, openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { sendBasketPath } from '../../navigation/sheetPaths';
import { useBasket } from '../../stores/basket/basket';
import { useBill } from '../../stores/basket/bill';
import { useShortage } from '../../stores/basket/shortage';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import { useWait } from '../../stores/order/arrival';
import { useIsMenuOnly } from '../../stores/table/menuOnly';
import { Banner } from '../../ui/Banner';
import { IconButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { LongList } from '../../ui/LongList';
import { useLayer } from '../../ui/layer';
import { OrderTotals } from '../../ui/OrderTotals';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { waitText } from '../catalog/timeText';
import { useClock } from '../catalog/useClock';
import { useOrderPlace } from '../catalog/useOrderPlace';
import { BasketLine } from './BasketLine';
import minimumBarStyles from './FilledBasket.module.css';
import { headOf } from './lineTexts';
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
  const { amount, products, isCertain } = useShortage();
  const isShort = !hasProblems && (amount > 0 || products > 0);
  const toMore = {
    text: amount > 0 ? t('checkout.addMore', { amount: showMoney(amount) }) : t('basket.addMore'),
    isDisabled: !isSheet,
    onPress: closeAllSheets,
  };
  const toOrder = isShort ? toMore : toCheckout;
  // What is remembered of the minimum may have changed: the way to the order stays open.
  const wayOn = isCertain ? (pickUpInsteadAction() ?? undefined) : toCheckout;
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
      action={isMenuOnly ? toMenu : toOrder}
      secondary={isShort ? wayOn : undefined}
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
            <div className={minimumBarStyles.more}>
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

/** Where the order goes and when, for the basket beside the menu; a tap changes the place. */
function BasketPlace() {
  const { isPickup, isUndelivered, line, time } = useOrderPlace();
  return (
    <Section>
      <Row
        icon={isPickup ? 'store' : 'pin'}
        label={line || t(isPickup ? 'home.chooseBranch' : 'home.whereTo')}
        detail={isUndelivered ? t('basket.deliveryNone') : time || undefined}
        tone={line ? undefined : 'action'}
        hasChevron
        onPress={openPlace}
      />
    </Section>
  );
}

/** The basket's total, and how long the order takes. */
function BasketTotals() {
  const bill = useBill();
  return (
    <>
      <ArrivalRow />
      <Section>
        <OrderTotals {...bill} onRetry={() => void quoteDelivery()} />
      </Section>
    </>
  );
}

/** How long the basket takes if it is ordered now; nothing where that is not known. */
function ArrivalRow() {
  const wait = useWait(useClock());
  const service = useServiceType();
  if (!wait) return null;
  return (
    <Section>
      <Row
        icon="clock"
        label={t(service === 'DELIVERY' ? 'arrival.delivery' : 'arrival.preparation')}
        value={<bdi>{waitText(wait, service)}</bdi>}
      />
    </Section>
  );
}

/**
 * What is missing to a delivery's minimum amount and number of products (§5), right under the lines
 * that count; nothing once both are met.
 */
function DeliveryMinimums() {
  const { totals } = useBasket();
  const { orderSettings: settings } = useSnapshot(merchant.state);
  const { amount: missing, products } = useShortage();
  if (!settings) return null;
  const { minimalDeliveryPrice, minimalDeliveryCount } = settings;
  return (
    <>
      {missing > 0 && (
        <MinimumBar
          value={totals.productPrice}
          least={minimalDeliveryPrice}
          missing={t('basket.missingForDelivery', { amount: showMoney(missing) })}
          minimum={t('basket.minimum', { amount: showMoney(minimalDeliveryPrice) })}
        />
      )}
      {products > 0 && (
        <MinimumBar
          value={totals.productCount}
          least={minimalDeliveryCount}
          missing={plural('basket.missingProducts', products)}
          minimum={plural('basket.minimumProducts', minimalDeliveryCount)}
        />
      )}
    </>
  );
}

type Props = {
  /** current value, out of `least` */
  value: number;
  least: number;
  /** what is missing, and the minimum as text */
  missing: string;
  minimum: string;
};

/** Progress towards a delivery minimum. */
function MinimumBar({ value, least, missing, minimum }: Props) {
  return (
    <div className={minimumBarStyles.box}>
      <span className={minimumBarStyles.icon}>
        <Icon name="bike" />
      </span>
      <div className={minimumBarStyles.text}>
        <p role="status">{missing}</p>
        <progress className={minimumBarStyles.bar} value={value} max={least} aria-label={minimum} />
        <p className={minimumBarStyles.minimum}>{minimum}</p>
      </div>
    </div>
  );
}
