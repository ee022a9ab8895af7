import { loadCatalog } from '../../flows/catalog/loadCatalog';
import { t } from '../../i18n/t';
import { ErrorState } from '../../ui/EmptyState';

type Props = {
  /** the reason; default: the generic error */
  text?: string;
};

/** Shown in place of content whose catalogue could not be fetched. */
export function MenuFailed({ text = t('errors.general') }: Props) {
  return (
    <ErrorState
      title={t('home.failed')}
      text={text}
      retryText={t('common.retry')}
      onRetry={() => void loadCatalog()}
    />
  );
}
