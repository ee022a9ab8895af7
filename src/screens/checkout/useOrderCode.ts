import { useCallback, useEffect, useState } from 'react';
import { isWholeCode } from '../../domain/session/smsCode';
import { askForOrderCode, giveOrderCode } from '../../flows/order/confirmOrder';
import { smsCodeLength } from '../../flows/platform';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import * as placedOrder from '../../stores/order/placedOrder';
import * as toasts from '../../stores/toasts';

/** State of an order's code: input, submit and resend; the first code is requested on mount. */
export function useOrderCode(orderId: string) {
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
