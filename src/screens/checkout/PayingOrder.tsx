import type { Order } from '../../domain/order/order';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { Button } from '../../ui/Button';
import type { IconName } from '../../ui/iconNames';
import { SheetPage } from '../../ui/SheetPage';
import { CallShop } from './CallShop';
import { PlacedFacts } from './PlacedFacts';
import { PlacedState } from './PlacedState';
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
  const isFirst = phase === 'unpaid' || phase === 'opening';
  const texts: Readonly<Record<PayingPhase, string>> = {
    unpaid: t('payment.unpaidText', { number }),
    opening: t('payment.openingText'),
    waiting: t('payment.waitingText'),
    notYet: t('payment.notYetText'),
    declined: t('payment.declinedText'),
    failed: error ?? t('errors.general'),
  };
  const title = t(`payment.${phase}Title`);
  return (
    <SheetPage
      title={title}
      isTitleHidden
      surface="plain"
      size="content"
      action={{
        text: t(isFirst ? 'payment.pay' : 'payment.payAgain'),
        detail: showMoney(totals.totalPrice),
        isBusy: phase === 'opening',
        onPress: () => void pay(),
      }}
      secondary={{ text: t('checkout.follow'), onPress: () => replaceSheet(paths.order(id)) }}
    >
      <PlacedState {...appearances[phase]} title={title} text={texts[phase]}>
        <PlacedFacts order={order} />
        {!isFirst && phase !== 'failed' && (
          <Button isSmall isBusy={isChecking} onPress={() => void check()}>
            {t('payment.check')}
          </Button>
        )}
        {!isFirst && phase !== 'waiting' && <CallShop order={order} />}
      </PlacedState>
    </SheetPage>
  );
}
