import { createContext, type ReactNode, useContext } from 'react';
import type { ModificationGroup, Product } from '../../../domain/catalog/catalog';
import type { Vacancy } from '../../../domain/content/vacancy';
import { shopPhones } from '../../../flows/branches/shopPhone';
import { salaryText, showSigned } from '../../../i18n/amountText';
import { langOf, showNumber, showText } from '../../../i18n/show';
import { t } from '../../../i18n/t';
import { unitText } from '../../../i18n/unitText';
import { paths } from '../../../navigation/paths';
import { productTexts } from '../../../screens/catalog/productTexts';
import { ProductFacts } from '../../../screens/product/ProductFacts';
import { ruleText } from '../../../screens/product/ruleText';
import { Price } from '../../../ui/Price';
import type { HeadPlace } from '../headTypes';
import { addressOf } from '../pageAddresses';

/** A product: name, price, what it is and what can be chosen with it. */
export function ProductArticle({ product }: { product: Product }) {
  const { name, price, oldPrice, isSoldOut } = productTexts(product);
  const description = showText(product.description);
  const composition = showText(product.composition);
  const { grade } = product;
  return (
    <>
      <h1 lang={langOf(product.name)}>{name}</h1>
      <p>
        <Price
          amount={price}
          unit={unitText(product)}
          oldAmount={oldPrice}
          oldLabel={t('home.oldPrice')}
        />
      </p>
      {isSoldOut && <p>{t('product.unavailable')}</p>}
      {grade ? (
        <p>{t('product.grade', { grade: showNumber(Math.round(grade * 10) / 10) })}</p>
      ) : null}
      {description && <p lang={langOf(product.description)}>{description}</p>}
      <ProductFacts product={product} />
      {product.modificationGroups.map((group) => (
        <Options key={group.id} group={group} />
      ))}
      {composition && (
        <>
          <h2>{t('product.composition')}</h2>
          <p lang={langOf(product.composition)}>{composition}</p>
        </>
      )}
    </>
  );
}

function Options({ group }: { group: ModificationGroup }) {
  return (
    <>
      <h2 lang={langOf(group.name)}>{showText(group.name)}</h2>
      <p>{ruleText(group)}</p>
      <ul>
        {group.modifications.map(({ id, name, price }) => (
          <li key={id}>
            <bdi lang={langOf(name)}>{showText(name)}</bdi>
            {price > 0 && <> {showSigned('+', price)}</>}
          </li>
        ))}
      </ul>
    </>
  );
}

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

/** What all links of a page keep: the language of its address, and the merchant where the host does not say it. */
export const PlaceContext = createContext<Pick<HeadPlace, 'segment' | 'query'>>({
  segment: null,
  query: '',
});

/** A link to one of the shop's paths. */
export function PathLink({ path, children }: { path: string; children: ReactNode }) {
  const { segment, query } = useContext(PlaceContext);
  return <a href={addressOf('', path, segment) + query}>{children}</a>;
}
