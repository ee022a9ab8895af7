import { loadVacancies } from '../../flows/content/loadVacancies';
import { salaryText } from '../../i18n/amountText';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LongList } from '../../ui/LongList';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/Skeleton';
import { useLoaded } from './useLoaded';

/** `/vacancy`: the open positions with their salary. */
export function VacanciesScreen() {
  const { loaded, again } = useLoaded(loadVacancies);
  return (
    <SheetPage title={t('vacancies.title')}>
      {loaded === 'loading' && <SkeletonRows />}
      {loaded === 'failed' && (
        <ErrorState
          title={t('vacancies.failed')}
          text={t('errors.general')}
          retryText={t('common.retry')}
          onRetry={again}
        />
      )}
      {typeof loaded === 'object' && loaded.length === 0 && (
        <EmptyState
          icon="work"
          title={t('vacancies.none')}
          text={t('vacancies.noneText')}
          action={{ text: t('common.toMenu'), onPress: closeAllSheets, isPrimary: true }}
        />
      )}
      {typeof loaded === 'object' && loaded.length > 0 && (
        <Section>
          <LongList items={loaded}>
            {({ id, position, salary }) => {
              const pay = salaryText(salary);
              return (
                <Row
                  key={id}
                  icon="work"
                  label={showText(position)}
                  lang={langOf(position)}
                  detail={pay ? <bdi lang={langOf(salary)}>{pay}</bdi> : undefined}
                  href={paths.vacancy(id)}
                />
              );
            }}
          </LongList>
        </Section>
      )}
    </SheetPage>
  );
}
