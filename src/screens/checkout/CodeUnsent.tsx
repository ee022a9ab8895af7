import { t } from '../../i18n/t';
import { PlacedSheet } from './PlacedSheet';

type Props = { error: string | null; isSending: boolean; onAgain: () => void };

/** The order's code is being sent, or sending failed. */
export function CodeUnsent({ error, isSending, onAgain }: Props) {
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
