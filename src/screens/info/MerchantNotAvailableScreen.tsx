import { t } from '../../i18n/t';
import { FullPage } from './FullPage';

type Props = { reason: 'gone' | 'unreachable'; onRetry: () => void };

/** No merchant could be resolved (§2): unknown, or not reachable. Both can be retried. */
export function MerchantNotAvailableScreen({ reason, onRetry }: Props) {
  const isGone = reason === 'gone';
  return (
    <FullPage
      icon={isGone ? 'store' : 'offline'}
      title={t(isGone ? 'errors.missingTitle' : 'errors.unreachableTitle')}
      text={t(isGone ? 'errors.missingText' : 'errors.unreachableText')}
      action={{ text: t('common.retry'), onPress: onRetry }}
    />
  );
}
