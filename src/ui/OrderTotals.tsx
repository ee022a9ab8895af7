import type { Money } from '../domain/basket/pricing';
import type { PlacedTotals } from '../domain/order/order';
import type { Localized } from '../domain/text/language';
import { showSigned } from '../i18n/amountText';
import { dotted, isolate } from '../i18n/phrases';
import { showMoney, showText } from '../i18n/show';
import { plural, t } from '../i18n/t';
import { Button } from './Button';
import styles from './OrderTotals.module.css';
import { Skeleton } from './Skeleton';
import { VisuallyHidden } from './VisuallyHidden';

type Props = {
  totals: PlacedTotals;
  /** why the delivery price is unknown; null if it is known or there is no delivery */
  deliveryState?: keyof typeof deliveryNotes | 'asking' | null | undefined;
  /** the least that a delivery costs, while the price waits for the address or the log-in */
  deliveryFrom?: Money | undefined;
  /** what the city says about its taximeter, where the price would stand; null without one */
  taximeter?: Localized | null | undefined;
  /** requests the delivery price again */
  onRetry?: (() => void) | undefined;
  /** a service fee may be added after the log-in */
  isFeeUnknown?: boolean | undefined;
  /** whether there is a service fee is about to be known: its line holds the place */
  isFeeLoading?: boolean | undefined;
  /** the code of the promo discounts */
  promoCode?: string | null | undefined;
  /** no service fee above this product price */
  serviceFreeAbove?: Money | null | undefined;
};

const deliveryNotes = {
  choose: 'basket.deliveryChoose',
  logIn: 'basket.deliveryLogIn',
  unpriced: 'basket.deliveryUnpriced',
  failed: 'basket.deliveryFailed',
  noBranch: 'basket.deliveryNone',
} as const;

/** An order's price: products, other non-zero lines, and the total (settled: money). */
export function OrderTotals({
  totals,
  promoCode,
  serviceFreeAbove,
  isFeeUnknown = false,
  isFeeLoading = false,
  ...delivery
}: Props) {
  const { productDiscount, totalProductDiscount } = totals;
  const code = promoCode ? isolate(promoCode) : undefined;
  const isPriced = totals.deliveryPrice > 0 || !(delivery.deliveryState || delivery.taximeter);
  const lines = [
    {
      label: plural('basket.products', totals.productCount),
      amount: showMoney(totals.productPrice),
    },
    saved(t('basket.discount'), totalProductDiscount),
    saved(t('promo.discount'), productDiscount - totalProductDiscount, code),
    deliveryLine(totals.deliveryPrice, delivery),
    saved(t('promo.deliveryDiscount'), totals.deliveryDiscount, code),
    (totals.servicePrice > 0 || isFeeLoading) && {
      label: t('basket.service'),
      amount: totals.servicePrice > 0 ? showMoney(totals.servicePrice) : '',
      isPending: isFeeLoading,
      note: serviceFreeAbove
        ? t('basket.serviceFreeAbove', { amount: showMoney(serviceFreeAbove) })
        : undefined,
    },
    saved(t('orders.cashback'), totals.cashback),
    {
      label: t('basket.total'),
      amount: showMoney(totals.totalPrice),
      tone: 'strong' as const,
      note: dotted([
        !isPriced && t('basket.withoutDelivery'),
        isFeeUnknown && t('basket.mayHaveFee'),
      ]),
      isPending: isFeeLoading || delivery.deliveryState === 'asking',
    },
  ].filter((line) => line !== false);
  return <TotalsList lines={lines} />;
}

const saved = (label: string, amount: Money, note?: string): TotalsLine | false =>
  amount > 0 && { label, amount: showSigned('−', amount), tone: 'good', note };

/** The old delivery price stays until the new one arrives. */
function deliveryLine(
  price: Money,
  {
    deliveryState: state,
    deliveryFrom: least = 0,
    taximeter,
    onRetry,
  }: Pick<Props, 'deliveryState' | 'deliveryFrom' | 'taximeter' | 'onRetry'>,
): TotalsLine | false {
  const label = t('basket.delivery');
  const amount = price > 0 ? showMoney(price) : '';
  if (taximeter && state !== 'asking' && state !== 'failed' && state !== 'noBranch') {
    const words = isolate(showText(taximeter)) || t(deliveryNotes.unpriced);
    return { label, amount, note: dotted([words, state === 'logIn' && t(deliveryNotes.logIn)]) };
  }
  if (!state) return price > 0 && { label, amount };
  if (state === 'asking') return { label, amount, isPending: true };
  const note = t(deliveryNotes[state]);
  if ((state === 'choose' || state === 'logIn') && price === 0 && least > 0) {
    return { label, amount: t('common.from', { price: showMoney(least) }), note };
  }
  const action =
    state === 'failed' && onRetry ? { text: t('common.retry'), onPress: onRetry } : undefined;
  return { label, amount, note, action };
}

type TotalsLine = {
  label: string;
  /** '' while unknown */
  amount: string;
  /** good: a saving. strong: the total. */
  tone?: 'plain' | 'good' | 'strong' | undefined;
  note?: string | undefined;
  /** the amount is loading: a grey shape if it was never known */
  isPending?: boolean | undefined;
  /** e.g. a retry, if the amount is unknown */
  action?: { text: string; onPress: () => void } | undefined;
};

type TotalsLineProps = { lines: readonly TotalsLine[] };

/** An order's price, line by line. */
export function TotalsList({ lines }: TotalsLineProps) {
  return (
    <dl className={styles.list}>
      {lines.map((line) => (
        <div key={line.label} className={`${styles.line} ${styles[line.tone ?? 'plain']}`}>
          <dt className={styles.label}>
            <span>{line.label}</span>
            {line.note && <span className={styles.note}>{line.note}</span>}
          </dt>
          <dd className={styles.amount} data-pending={line.isPending || undefined}>
            <Amount line={line} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Amount({ line: { amount, isPending, action } }: { line: TotalsLine }) {
  if (action) {
    return (
      <Button kind="text" isSmall onPress={action.onPress}>
        {action.text}
      </Button>
    );
  }
  if (amount) return <bdi>{amount}</bdi>;
  if (!isPending) return <span>—</span>;
  return (
    <span className={styles.unknown}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton shape="line" />
    </span>
  );
}
