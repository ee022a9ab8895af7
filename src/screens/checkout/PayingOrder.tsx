import { useSnapshot } from 'valtio';
import type { Order } from '../../domain/order/order';
import { canPayOtherwise } from '../../domain/order/orderActions';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { openSheet, replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { otherPaymentPath } from '../../navigation/sheetPaths';
import * as merchant from '../../stores/merchant';
import { Button } from '../../ui/Button';
import type { IconName } from '../../ui/iconNames';
import { CallShop } from './CallShop';
import { PlacedFacts } from './PlacedFacts';
import { PlacedSheet } from './PlacedSheet';
import { type PayingPhase, usePaying } from './usePaying';

type Appearance = { tone: 'waiting' | 'bad'; icon: IconName | 'spinner' };

const appearances: Readonly<Record<PayingPhase, Appearance>> = {
  unpaid: { tone: 'waiting', icon: 'wallet' },
  opening: { tone: 'waiting', icon: 'spinner' },
  waiting: { tone: 'waiting', icon: 'clock' },
  notYet: { tone: 'waiting', icon: 'clock' },
  declined: { tone: 'bad', icon: 'error' },
  failed: { tone: 'bad', icon: 'error' },
};

/** An order awaiting payment (§4: accepted only after payment), with all available actions. */
export function PayingOrder({ order }: { order: Order }) {
  const { id, number, totals } = order;
  const { phase, error, isChecking, pay, check } = usePaying(id);
  const { cancelOrderActive } = useSnapshot(merchant.state).settings.flags;
  const isFirst = phase === 'unpaid' || phase === 'opening';
  const texts: Readonly<Record<PayingPhase, string>> = {
    unpaid: t('payment.unpaidText', { number }),
    opening: t('payment.openingText'),
    waiting: t('payment.waitingText'),
    notYet: t('payment.notYetText'),
    declined: t('payment.declinedText'),
    failed: error ?? t('errors.general'),
  };
  return (
    <PlacedSheet
      {...appearances[phase]}
      title={t(`payment.${phase}Title`)}
      text={texts[phase]}
      action={{
        text: t(isFirst ? 'payment.pay' : 'payment.payAgain'),
        detail: showMoney(totals.totalPrice),
        isBusy: phase === 'opening',
        onPress: () => void pay(),
      }}
      secondary={{ text: t('checkout.follow'), onPress: () => replaceSheet(paths.order(id)) }}
    >
      <PlacedFacts order={order} />
      {!isFirst && phase !== 'failed' && (
        <Button isSmall isBusy={isChecking} onPress={() => void check()}>
          {t('payment.check')}
        </Button>
      )}
      {!isFirst && phase !== 'waiting' && canPayOtherwise(order, cancelOrderActive) && (
        <Button isSmall onPress={() => openSheet(otherPaymentPath(id))}>
          {t('orders.otherPayment.action')}
        </Button>
      )}
      {!isFirst && phase !== 'waiting' && <CallShop order={order} />}
    </PlacedSheet>
  );
}
