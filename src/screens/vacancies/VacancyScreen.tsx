import { useCallback } from 'react';
import { useParams } from 'wouter';
import { loadVacancy } from '../../flows/content/loadVacancies';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { useLoaded } from './useLoaded';
import { VacancyFacts } from './VacancyFacts';

/** `/vacancy/{id}`: one open position, and the phone to call. */
export function VacancyScreen() {
  const { id = '' } = useParams();
  const { loaded, again } = useLoaded(useCallback(() => loadVacancy(id), [id]));
  const vacancy = typeof loaded === 'object' ? loaded : null;
  return (
    <SheetPage
      title={(vacancy && showText(vacancy.position)) || t('vacancies.one')}
      lang={vacancy ? langOf(vacancy.position) : undefined}
      isTitleFaint={loaded === 'loading'}
    >
      {loaded === 'loading' && <SkeletonRows />}
      {loaded === 'failed' && (
        <ErrorState
          title={t('vacancies.failed')}
          text={t('errors.general')}
          retryText={t('common.retry')}
          onRetry={again}
        />
      )}
      {loaded === null && (
        <EmptyState
          icon="work"
          title={t('vacancies.missing')}
          text={t('vacancies.missingText')}
          action={{ text: t('common.back'), onPress: () => closeSheet() }}
        />
      )}
      {vacancy && <VacancyFacts vacancy={vacancy} />}
    </SheetPage>
  );
}
