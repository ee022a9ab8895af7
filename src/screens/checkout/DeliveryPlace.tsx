import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type Address, addressLine } from '../../domain/addresses/address';
import { detailNames } from '../../domain/addresses/detailNames';
import { isPlaced } from '../../domain/geo/geo';
import { openPlace } from '../../flows/addresses/addressPaths';
import { changePlaceAction, chooseOnlyAddress } from '../../flows/addresses/changePlace';
import { pickUpInsteadAction } from '../../flows/delivery/pickUpInstead';
import { quoteDelivery } from '../../flows/delivery/quoteDelivery';
import { doorText } from '../../i18n/placeText';
import { branchText } from '../../i18n/placeText';
import { dotted } from '../../i18n/phrases';
import { labelled } from '../../i18n/phrases';
import { showMoney, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { addressPaths } from '../../navigation/sheetPaths';
import * as addresses from '../../stores/addresses/addresses';
import * as deliveryQuote from '../../stores/delivery/deliveryQuote';
import * as draft from '../../stores/order/draft';
import { useOrderBranch } from '../../stores/order/schedule';
import { Banner } from '../../ui/Banner';
import { Disclosure } from '../../ui/Disclosure';
import { Field } from '../../ui/Field';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import styles from './DeliveryPlace.module.css';
import { useIsOutOfZone } from './useIsOutOfZone';

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
  const isPriced = status === 'ready' || status === 'kept' || branchName === '';
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
        <QuoteFailed reason={reason ? showText(reason) : ''} />
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
      {t('basket.deliveryUntold')}
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
  const [isMissing] = useState(() => address !== null && !isDoorKnown(address));
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
      <div className={styles.extras}>
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

const isDoorKnown = ({ details, words }: Address): boolean =>
  Boolean(words) || detailNames.some((name) => details[name].trim() !== '');
