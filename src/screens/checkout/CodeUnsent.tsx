import { t } from '../../i18n/t';
import { SheetPage } from '../../ui/SheetPage';
import { PlacedState } from './PlacedState';

type Props = { error: string | null; isSending: boolean; onAgain: () => void };

/** The order's code is being sent, or sending failed. */
export function CodeUnsent({ error, isSending, onAgain }: Props) {
  const hasFailed = error !== null && !isSending;
  const title = t(hasFailed ? 'payment.codeFailed' : 'payment.sendingCode');
  return (
    <SheetPage
      title={t('payment.confirmTitle')}
      isTitleHidden
      surface="plain"
      size="content"
      action={{ text: t('common.retry'), isBusy: !hasFailed, onPress: onAgain }}
    >
      <PlacedState
        tone={hasFailed ? 'bad' : 'waiting'}
        icon={hasFailed ? 'error' : 'spinner'}
        title={title}
        text={hasFailed ? error : undefined}
      />
    </SheetPage>
  );
}
