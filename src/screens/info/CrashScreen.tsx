import { t } from '../../i18n/t';
import { FullPage } from './FullPage';

type Props = { status?: number | undefined; onReload: () => void };

/** A mistake of ours: the generic error page, whose status is 500 unless said otherwise (§2). */
export function CrashScreen({ status = 500, onReload }: Props) {
  return (
    <FullPage
      icon="error"
      title={t('errors.crashTitle')}
      text={`${t('errors.crashText')} ${t('errors.crashCode', { status })}`}
      action={{ text: t('errors.reload'), onPress: onReload }}
    />
  );
}
