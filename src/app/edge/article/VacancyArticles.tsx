import type { Vacancy } from '../../../domain/content/vacancy';
import { shopPhones } from '../../../flows/branches/shopPhone';
import { salaryText } from '../../../i18n/amountText';
import { langOf, showText } from '../../../i18n/show';
import { t } from '../../../i18n/t';
import { paths } from '../../../navigation/paths';
import { PathLink } from './PathLink';

/** In one page. */
const mostVacancies = 100;

/** Open positions with what they pay. */
export function VacanciesArticle({ vacancies }: { vacancies: readonly Vacancy[] }) {
  return (
    <ul>
      {vacancies.slice(0, mostVacancies).map(({ id, position, salary }) => (
        <li key={id}>
          <PathLink path={paths.vacancy(id)}>
            <bdi lang={langOf(position)}>{showText(position)}</bdi>
          </PathLink>{' '}
          <bdi lang={langOf(salary)}>{salaryText(salary)}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** One position: what it pays and requires, and whom to call. */
export function VacancyArticle({ vacancy }: { vacancy: Vacancy }) {
  const { position, salary, requirements, description, responsiblePerson, phone } = vacancy;
  const parts = [
    { title: t('vacancies.salary'), text: salary, shown: salaryText(salary) },
    { title: t('vacancies.requirements'), text: requirements, shown: showText(requirements) },
    { title: t('vacancies.about'), text: description, shown: showText(description) },
  ].filter(({ shown }) => shown !== '');
  const phones = shopPhones(phone);
  return (
    <>
      <h1 lang={langOf(position)}>{showText(position)}</h1>
      {parts.map(({ title, text, shown }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p lang={langOf(text)}>{shown}</p>
        </section>
      ))}
      {(responsiblePerson || phones.length > 0) && <h2>{t('vacancies.person')}</h2>}
      {responsiblePerson && <p>{responsiblePerson}</p>}
      {phones.map(({ text, href }) => (
        <p key={href}>
          <a href={href}>{text}</a>
        </p>
      ))}
    </>
  );
}
