import { t } from '../../i18n/t';
import { FullPage } from './FullPage';

/** The merchant is not active (§2, /blocked). */
export function BlockedScreen() {
  return <FullPage icon="lock" title={t('errors.blockedTitle')} text={t('errors.blockedText')} />;
}
