import { t } from '../../i18n/t';
import { FullPage } from './FullPage';

type Props = { reason: 'gone' | 'unreachable'; onRetry: () => void };

/** No merchant could be resolved (§2): there is none, or it could not be asked. Both may pass. */
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
