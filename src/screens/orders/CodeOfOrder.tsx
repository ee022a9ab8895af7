import { useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Order } from '../../domain/order/order';
import { formatPhone } from '../../domain/session/phone';
import { isWholeCode } from '../../domain/session/smsCode';
import { shopPhone } from '../../flows/branches/shopPhone';
import { askForOrderCode, giveOrderCode } from '../../flows/order/confirmOrder';
import { deviceNow, smsCodeLength } from '../../flows/platform';
import { errorText } from '../../i18n/errorText';
import { isolate } from '../../i18n/phrases';
import { t } from '../../i18n/t';
import * as merchant from '../../stores/merchant';
import * as placedOrder from '../../stores/order/placedOrder';
import * as toasts from '../../stores/toasts';
import { Button } from '../../ui/Button';
import { CodeAgain, CodeField } from '../../ui/CodeField';
import { SheetPage } from '../../ui/SheetPage';
import { PlacedSheet } from './PlacedSheet';
import styles from './PlacedSheet.module.css';

/** SMS confirmation of an order (`isSmsConfirmationRequiredPerOrder`): enters and resends the code. */
export function CodeOfOrder({ order }: { order: Order }) {
  const placed = useSnapshot(placedOrder.state);
  const sent = placed.orderId === order.id ? placed.code : null;
  const { code, length, error, isBusy, isSending, change, confirm, askAgain } = useOrderCode(
    order.id,
  );
  if (!sent) return <CodeUnsent error={error} isSending={isSending} onAgain={askAgain} />;
  return (
    <SheetPage
      title={t('payment.confirmTitle')}
      surface="plain"
      action={{ text: t('login.confirm'), isBusy, onPress: () => void confirm(code) }}
    >
      <div className={styles.step}>
        <p className={styles.intro}>
          {t('payment.confirmText', {
            phone: isolate(formatPhone(sent.phone)),
            number: order.number,
          })}
        </p>
        <CodeField
          label={t('login.code')}
          length={length}
          value={code}
          error={error ?? undefined}
          autoFocus
          isDisabled={isBusy}
          onChange={change}
          onSend={(typed) => void confirm(typed)}
        />
        <div className={styles.ways}>
          <CodeAgain sent={sent} now={deviceNow} isBusy={isSending} onAgain={askAgain} />
          <CallShop order={order} />
        </div>
      </div>
    </SheetPage>
  );
}

type Props = { error: string | null; isSending: boolean; onAgain: () => void };

/** The order's code is being sent, or sending failed. */
function CodeUnsent({ error, isSending, onAgain }: Props) {
  const hasFailed = error !== null && !isSending;
  return (
    <PlacedSheet
      sheetTitle={t('payment.confirmTitle')}
      tone={hasFailed ? 'bad' : 'waiting'}
      icon={hasFailed ? 'error' : 'spinner'}
      title={t(hasFailed ? 'payment.codeFailed' : 'payment.sendingCode')}
      text={hasFailed ? error : undefined}
      action={{ text: t('common.retry'), isBusy: !hasFailed, onPress: onAgain }}
    />
  );
}

/** State of an order's code: input, submit and resend; the first code is requested on mount. */
function useOrderCode(orderId: string) {
  const length = smsCodeLength();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isSending, setSending] = useState(false);

  const ask = useCallback(async () => {
    const isResend = placedOrder.state.code !== null;
    setSending(true);
    setError(null);
    const failure = await askForOrderCode(orderId);
    setSending(false);
    if (failure) setError(errorText(failure));
    else if (isResend) toasts.show(t('login.resent'), { tone: 'good' });
  }, [orderId]);
  const confirm = async (typed: string) => {
    if (isBusy) return;
    if (!isWholeCode(typed, length)) {
      setError(t('errors.fillField'));
      return;
    }
    setBusy(true);
    const failure = await giveOrderCode(orderId, typed);
    setBusy(false);
    if (failure) setError(errorText(failure, { 400: 'errors.wrongCode', 422: 'errors.wrongCode' }));
  };

  useEffect(() => {
    // A code requested before a reload is still valid, and so is its countdown.
    if (placedOrder.state.orderId !== orderId || placedOrder.state.code === null) void ask();
  }, [orderId, ask]);

  return {
    code,
    length,
    error,
    isBusy,
    isSending,
    confirm,
    change: (typed: string) => {
      setCode(typed);
      setError(null);
    },
    askAgain: () => {
      setCode('');
      void ask();
    },
  };
}

/** The phone of the branch, else of the merchant, where the app cannot help. */
export function CallShop({ order }: { order: Pick<Order, 'branchPhone'> }) {
  const { links } = useSnapshot(merchant.state).settings;
  const phone = shopPhone(order.branchPhone) ?? shopPhone(links.phone);
  if (!phone) return null;
  return (
    <Button kind="text" isSmall icon="phone" href={phone.href}>
      {t('payment.call')}
    </Button>
  );
}
