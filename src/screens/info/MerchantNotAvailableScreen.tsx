import { t } from '../../i18n/t';
import { FullPage } from './FullPage';

type Props = { reason: 'gone' | 'unreachable'; onRetry: () => void };

/** No merchant could be resolved (§2): there is none, or it could not be asked and may be again. */
export function MerchantNotAvailableScreen({ reason, onRetry }: Props) {
  if (reason === 'gone') {
    return (
      <FullPage icon="store" title={t('errors.missingTitle')} text={t('errors.missingText')} />
    );
  }
  return (
    <FullPage
      icon="offline"
      title={t('errors.unreachableTitle')}
      text={t('errors.unreachableText')}
      action={{ text: t('common.retry'), onPress: onRetry }}
    />
  );
}
