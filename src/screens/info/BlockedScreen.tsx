import { t } from '../../i18n/t';
import { FullPage } from './FullPage';

type Props = {
  /** back to the shop of the URL, if this one is another of its brand */
  onBack: (() => void) | null;
};

/** The merchant is not active (§2, /blocked). */
export function BlockedScreen({ onBack }: Props) {
  return (
    <FullPage
      icon="lock"
      title={t('errors.blockedTitle')}
      text={t('errors.blockedText')}
      action={onBack ? { text: t('common.back'), onPress: onBack } : undefined}
    />
  );
}
