import { loadCatalog } from '../../flows/catalog/loadCatalog';
import { t } from '../../i18n/t';
import { ErrorState } from '../../ui/ErrorState';

type Props = {
  /** what else the person should know; the general words of a failure otherwise */
  text?: string;
};

/** In place of what needs the catalogue, when that could not be fetched. */
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
