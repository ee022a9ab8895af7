import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type Address, addressLine } from '../../domain/addresses/address';
import { detailNames } from '../../domain/addresses/addressMatch';
import { isDelivered, isPlaced } from '../../domain/geo/geo';
import { changePlaceAction, openPlace } from '../../flows/addresses/addressPaths';
import { chooseOnlyAddress, loadRegions } from '../../flows/addresses/loadAddresses';
import { pickUpInsteadAction } from '../../flows/delivery/chooseService';
import { quoteDelivery } from '../../flows/delivery/quoteDelivery';
import { dotted, isolate, labelled } from '../../i18n/phrases';
import { branchText, doorText } from '../../i18n/placeText';
import { showMoney, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { addressPaths } from '../../navigation/sheetPaths';
import * as addresses from '../../stores/addresses/addresses';
import * as regions from '../../stores/addresses/regions';
import * as deliveryQuote from '../../stores/delivery/deliveryQuote';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import { useOrderBranch } from '../../stores/order/schedule';
import * as session from '../../stores/session/session';
import { Banner } from '../../ui/Banner';
import { Disclosure } from '../../ui/Disclosure';
import { Field } from '../../ui/Field';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import styles from './CheckoutForm.module.css';

/**
 * The delivery address with what else belongs to the hand-over, the branch that prepares the order, and
 * any problem with either.
 */
export function DeliveryPlace({ children }: { children: ReactNode }) {
  const { address } = useSnapshot(draft.state);
  const { status, reason } = useSnapshot(deliveryQuote.state);
  const branch = useOrderBranch();
  const isOutOfZone = useIsOutOfZone();
  const { saved, guest } = useSnapshot(addresses.state);
  const isMissing = address === null;
  useEffect(() => {
    if (isMissing && saved.length + guest.length === 1) chooseOnlyAddress();
  }, [isMissing, saved, guest]);
  const choose = openPlace;
  if (!address) {
    return (
      <Section title={t('checkout.whereTo')}>
        <Row
          icon="pin"
          label={t('checkout.chooseAddress')}
          tone="action"
          hasChevron
          onPress={choose}
        />
        {children}
      </Section>
    );
  }
  const line = addressLine(address) || t('orders.address');
  const detail = address.name === line ? '' : address.name;
  const branchName = status === 'noBranch' || isOutOfZone || !branch ? '' : branchText(branch);
  // Before a tariff is known, the branch's own price.
  const isPriced = status === 'ready' || status === 'stale' || branchName === '';
  const price =
    !isPriced && branch?.deliveryPrice
      ? labelled(t('basket.delivery'), showMoney(branch.deliveryPrice))
      : '';
  return (
    <>
      <Section
        title={t('checkout.whereTo')}
        note={dotted([branchName && t('checkout.madeBy', { branch: branchName }), price])}
      >
        <Row icon="pin" label={line} detail={detail || undefined} hasChevron onPress={choose} />
        <AddressExtras key={address.id} />
        {children}
      </Section>
      {(isOutOfZone || status === 'noBranch') && (
        <Banner
          tone="danger"
          isLive
          title={isOutOfZone ? t('address.outside') : undefined}
          action={{ text: t('checkout.otherAddress'), onPress: choose }}
        >
          {t('checkout.notDelivered')}
        </Banner>
      )}
      {status === 'failed' && !isOutOfZone && (
        <QuoteFailed reason={reason ? isolate(showText(reason)) : ''} />
      )}
      {!isPlaced(address) && <NotOnMap id={address.id} />}
    </>
  );
}

/** The address has no place on the map, and therefore no price (§4), until it is shown there. */
function NotOnMap({ id }: { id: string }) {
  return (
    <Banner
      title={t('address.noPlace')}
      action={{
        text: t('address.showPlace'),
        onPress: () => openSheet(addressPaths.placeOf(id)),
      }}
    >
      {t('basket.deliveryUnpriced')}
    </Banner>
  );
}

/**
 * The price of the delivery is not known, and why if the server says so: try again, pick the order
 * up, or another address.
 */
function QuoteFailed({ reason }: { reason: string }) {
  const what = t('checkout.quoteFailed');
  return (
    <Banner
      title={reason ? what : undefined}
      tone="warning"
      isLive
      action={{ text: t('common.retry'), onPress: () => void quoteDelivery() }}
      otherActions={[pickUpInsteadAction(), changePlaceAction()]}
    >
      {reason || what}
    </Banner>
  );
}

/**
 * How to reach the door of the delivery address (§3, extras). Changes apply to this order only, not
 * to the saved address.
 */
function AddressExtras() {
  const { address } = useSnapshot(draft.state, { sync: true });
  const summary = address ? doorText(address) : '';
  // The details of a saved address were asked for when it was saved.
  const [isMissing] = useState(
    () => address !== null && !isSaved(address) && !isDoorKnown(address),
  );
  if (!address) return null;
  const { details } = address;
  return (
    <Disclosure
      icon="home"
      label={t('receiver.details')}
      detail={summary || t('receiver.detailsNote')}
      isNeeded={isMissing}
      isPadded
    >
      <p className={styles.note}>{t('receiver.detailsNote')}</p>
      <div className={styles.deliveryPlaceExtras}>
        {detailNames.map((extra) => (
          <Field
            key={extra}
            label={t(`address.${extra}`)}
            value={details[extra]}
            enterKeyHint="next"
            maxLength={20}
            onChange={(text) =>
              draft.setAddress({ ...address, details: { ...details, [extra]: text } })
            }
          />
        ))}
      </div>
    </Disclosure>
  );
}

const isSaved = ({ id }: Address): boolean => addresses.all().some((saved) => saved.id === id);

const isDoorKnown = ({ details, words }: Address): boolean =>
  Boolean(words) || detailNames.some((name) => details[name].trim() !== '');

/**
 * Whether the delivery address is outside the zone (§5), also if it was chosen before the zones
 * were loaded; false while they are unknown.
 */
export function useIsOutOfZone(): boolean {
  const { address } = useSnapshot(draft.state);
  const { rules } = useSnapshot(merchant.state);
  const { all } = useSnapshot(regions.state);
  const { token } = useSnapshot(session.state);
  const isRelevant = useServiceType() === 'DELIVERY' && rules.shouldValidateDeliveryArea;
  const shouldLoad = isRelevant && all === null && token !== null;
  useEffect(() => {
    if (shouldLoad) void loadRegions();
  }, [shouldLoad]);
  return isRelevant && address !== null && !isDelivered(address, all, rules);
}
