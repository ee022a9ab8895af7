import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { addressLine } from '../../domain/addresses/address';
import { placePath } from '../../flows/addresses/addressPaths';
import { chooseOnlyAddress } from '../../flows/addresses/chooseOnlyAddress';
import { quoteDelivery } from '../../flows/delivery/quoteDelivery';
import { branchText } from '../../i18n/branchText';
import { showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import * as addresses from '../../stores/addresses/addresses';
import * as deliveryQuote from '../../stores/delivery/deliveryQuote';
import * as draft from '../../stores/order/draft';
import { useOrderBranch } from '../../stores/order/schedule';
import { Banner } from '../../ui/Banner';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { AddressExtras } from './AddressExtras';
import { useIsOutOfZone } from './useIsOutOfZone';

/** The delivery address, the branch that prepares the order, and any problem with either. */
export function DeliveryPlace() {
  const { address } = useSnapshot(draft.state);
  const { status, reason } = useSnapshot(deliveryQuote.state);
  const branch = useOrderBranch();
  const isOutOfZone = useIsOutOfZone();
  const { saved, guest } = useSnapshot(addresses.state);
  const isMissing = address === null;
  useEffect(() => {
    if (isMissing && saved.length + guest.length === 1) chooseOnlyAddress();
  }, [isMissing, saved, guest]);
  const choose = () => openSheet(placePath());
  if (!address) {
    return (
      <Section title={t('checkout.whereTo')}>
        <Row
          icon="pin"
          label={t('checkout.chooseAddress')}
          tone="action"
          leadsOn
          onPress={choose}
        />
      </Section>
    );
  }
  const line = addressLine(address) || t('orders.address');
  const detail = address.name === line ? '' : address.name;
  const branchName = status === 'noBranch' || isOutOfZone || !branch ? '' : branchText(branch);
  return (
    <>
      <Section
        title={t('checkout.whereTo')}
        note={branchName ? t('checkout.madeBy', { branch: branchName }) : undefined}
      >
        <Row icon="pin" label={line} detail={detail || undefined} leadsOn onPress={choose} />
        <AddressExtras key={address.id} />
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
        <Banner
          tone="warning"
          isLive
          action={{ text: t('common.retry'), onPress: () => void quoteDelivery() }}
        >
          {(reason && showText(reason)) || t('checkout.quoteFailed')}
        </Banner>
      )}
    </>
  );
}
