import { useSnapshot } from 'valtio';
import type { CallReason } from '../../domain/table/waiterCall';
import { formatTime } from '../../domain/time/dates';
import { timeZone } from '../../flows/platform';
import { t } from '../../i18n/t';
import * as waiterCalls from '../../stores/table/waiterCalls';
import { Row } from '../../ui/Row';
import { Spinner } from '../../ui/Spinner';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useCooldown } from '../catalog/useCooldown';

const variants = {
  WAITER: { icon: 'waiter', call: 'table.call', called: 'table.called' },
  BILL: { icon: 'receipt', call: 'table.bill', called: 'table.billAsked' },
} as const;

type Props = { reason: CallReason; onCall: (reason: CallReason) => Promise<void> };

/** One kind of service call; while it is active, what was requested and when. */
export function CallRow({ reason, onCall }: Props) {
  const { calledAt, asking } = useSnapshot(waiterCalls.state);
  const at = calledAt[reason];
  const seconds = useCooldown(at);
  const { icon, call, called } = variants[reason];
  if (at !== null && seconds > 0) {
    const sent = t('table.sent', { time: formatTime(at, timeZone()) });
    const againText = t('table.again', { count: seconds });
    return (
      <>
        <Row icon="done" tint="green" label={t(called)} detail={`${sent}\n${againText}`} />
        <VisuallyHidden>
          <span role="status">{t(called)}</span>
        </VisuallyHidden>
      </>
    );
  }
  return (
    <Row
      icon={icon}
      tint={reason === 'WAITER' ? 'orange' : 'blue'}
      label={t(call)}
      tone="action"
      isDisabled={asking !== null}
      value={asking === reason ? <Spinner /> : undefined}
      onPress={() => void onCall(reason)}
    />
  );
}
