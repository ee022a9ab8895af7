import type { Vacancy } from '../../domain/content/vacancy';
import { shopPhones } from '../../flows/branches/shopPhone';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import styles from './VacancyFacts.module.css';

/** A position's salary, requirements and contact; unknown values are omitted. */
export function VacancyFacts({ vacancy }: { vacancy: Vacancy }) {
  const { salary, requirements, description, responsiblePerson, phone } = vacancy;
  const texts = [
    {
      title: t('vacancies.requirements'),
      text: showText(requirements),
      lang: langOf(requirements),
    },
    { title: t('vacancies.about'), text: showText(description), lang: langOf(description) },
  ].filter(({ text }) => text !== '');
  const pay = showText(salary);
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
