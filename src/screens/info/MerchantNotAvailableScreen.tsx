import { isServerDown } from '../../flows/start/loadMerchant';
import { t } from '../../i18n/t';
import { FullPage } from './FullPage';

type Props = { reason: 'gone' | 'unreachable'; onRetry: () => void };

/**
 * No merchant could be resolved (§2): unknown, which another try does not change, or not reachable, for the connection
 * or for the server.
 */
export function MerchantNotAvailableScreen({ reason, onRetry }: Props) {
  const isGone = reason === 'gone';
  const whyUnreachable = isServerDown ? 'errors.downText' : 'errors.unreachableText';
  return (
    <FullPage
      icon={isGone || isServerDown ? 'store' : 'offline'}
      title={t(isGone ? 'errors.missingTitle' : 'errors.unreachableTitle')}
      text={t(isGone ? 'errors.missingText' : whyUnreachable)}
      action={isGone ? undefined : { text: t('common.retry'), onPress: onRetry }}
    />
  );
}
