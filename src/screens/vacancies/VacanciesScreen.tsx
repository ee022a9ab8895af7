import { useCallback } from 'react';
import { useParams } from 'wouter';
import type { Vacancy } from '../../domain/content/vacancy';
import { shopPhones } from '../../flows/branches/shopPhone';
import { loadVacancies, loadVacancy } from '../../flows/content/loadContent';
import { salaryText } from '../../i18n/amountText';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeAllSheets, closeSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { EmptyState, ErrorState } from '../../ui/EmptyState';
import { LongList } from '../../ui/LongList';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows, SkeletonText } from '../../ui/Skeleton';
import { useLoaded } from '../../ui/useLoaded';
import styles from './VacanciesScreen.module.css';

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
      {loaded === 'loading' && <SkeletonText />}
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

/** A position's salary, requirements and contact; unknown values are omitted. */
function VacancyFacts({ vacancy }: { vacancy: Vacancy }) {
  const { salary, requirements, description, responsiblePerson, phone } = vacancy;
  const texts = [
    {
      title: t('vacancies.requirements'),
      text: showText(requirements),
      lang: langOf(requirements),
    },
    { title: t('vacancies.about'), text: showText(description), lang: langOf(description) },
  ].filter(({ text }) => text !== '');
  const pay = salaryText(salary);
  return (
    <>
      {pay && (
        <Section>
          <Row icon="wallet" label={pay} lang={langOf(salary)} detail={t('vacancies.salary')} />
        </Section>
      )}
      {texts.map(({ title, text, lang }) => (
        <Section key={title} title={title} isPadded>
          <p className={styles.text}>
            <bdi lang={lang}>{text}</bdi>
          </p>
        </Section>
      ))}
      {(responsiblePerson || phone) && (
        <Section title={t('vacancies.person')}>
          {responsiblePerson && <Row icon="user" label={responsiblePerson} />}
          {shopPhones(phone).map(({ text, href }) => (
            <Row
              key={href}
              icon="phone"
              label={t('vacancies.call')}
              detail={text}
              href={href}
              tone="action"
            />
          ))}
        </Section>
      )}
    </>
  );
}
