import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Branch, hoursTypeOf } from '../../../domain/branches/branch';
import { arrangeCatalog, type Catalog, productsById } from '../../../domain/catalog/catalog';
import type { MerchantSettings } from '../../../domain/merchant';
import type { Localized } from '../../../domain/text/language';
import { htmlParagraphs } from '../../../domain/text/shallowHtml';
import { dayStatus, hoursText, weekdays } from '../../../domain/time/schedule';
import { shopPhones } from '../../../flows/branches/shopPhone';
import { capitalized } from '../../../i18n/phrases';
import { branchText } from '../../../i18n/placeText';
import { langOf, showText } from '../../../i18n/show';
import { t } from '../../../i18n/t';
import { paths, routes } from '../../../navigation/paths';
import { productTexts } from '../../../screens/catalog/productTexts';
import { linkRows } from '../../../screens/extra/linkRows';
import { keysOf } from '../../../ui/keysOf';
import type { HeadPlace } from '../headTypes';
import type { PageContent } from '../pageContent';
import { shopNameOf, titleKeys } from '../pageTitle';
import {
  type EdgeShop,
  type HomeView,
  inert,
  inLanguage,
  languageOf,
  showShop,
} from '../renderHome';
import {
  PathLink,
  PlaceContext,
  ProductArticle,
  VacanciesArticle,
  VacancyArticle,
} from './articles';

/**
 * What a page says, for readers without scripts, in the language that home is rendered in; '' for home
 * itself, for screens of a person, and where nothing is known. Of nobody in particular.
 */
export function pageArticle(
  shop: EdgeShop,
  view: HomeView,
  place: HeadPlace,
  content: PageContent,
): Promise<string> {
  const language = languageOf(shop, view);
  return inLanguage(language, () =>
    showShop(shop, view, () => {
      const segment = place.segment === language ? language : null;
      const article = articleOf({ shop, place, content });
      if (!article) return '';
      const markup = renderToStaticMarkup(
        <PlaceContext value={{ segment, query: place.query }}>
          <article>
            {article}
            <p>
              <PathLink path={routes.home}>{shopNameOf(shop)}</PathLink>
            </p>
          </article>
        </PlaceContext>,
        { identifierPrefix: 'page' },
      );
      return inert(markup);
    }),
  );
}

type Parts = { shop: EdgeShop; place: HeadPlace; content: PageContent };
type Write = (parts: Parts) => ReactNode;

const writePlaces: Write = ({ shop, content: { branches } }) =>
  shop.settings.flags.branchesActive && branches && <BranchesArticle branches={branches} />;
const writeLinks: Write = ({ shop }) => <LinksArticle links={shop.settings.links} />;
const writePolicy: Write = ({ content: { policy } }) => policy && <PolicyArticle policy={policy} />;

/** Pages below their title. */
const titled: Partial<Record<keyof typeof routes, Write>> = {
  branches: writePlaces,
  branchesMap: writePlaces,
  offer: writePolicy,
  privacy: writePolicy,
  about: (parts) =>
    parts.content.policy && (
      <>
        {writePolicy(parts)}
        {writeLinks(parts)}
      </>
    ),
  contacts: (parts) => (
    <>
      {writeLinks(parts)}
      {writePlaces(parts)}
    </>
  ),
  linkPage: writeLinks,
  linkPageWithCode: writeLinks,
  category: ({ shop }) => <MenuArticle catalog={shop.catalog} />,
  vacancies: ({ content: { vacancies } }) =>
    vacancies && <VacanciesArticle vacancies={vacancies} />,
};

/** Pages whose title is a name. */
const named: Partial<Record<keyof typeof routes, Write>> = {
  product({ shop, place: { productId } }) {
    const product = productsById(shop.catalog).get(productId ?? '');
    return product?.active && <ProductArticle product={product} />;
  },
  vacancy({ content: { vacancies }, place: { vacancyId } }) {
    const vacancy = vacancies?.find(({ id }) => id === vacancyId);
    return vacancy && <VacancyArticle vacancy={vacancy} />;
  },
};

function articleOf(parts: Parts): ReactNode {
  const { route } = parts.place;
  if (route === null) return null;
  const body = titled[route]?.(parts);
  const key = titleKeys[route];
  if (!body || !key) return named[route]?.(parts);
  return (
    <>
      <h1>{t(key)}</h1>
      {body}
    </>
  );
}

/** What the merchant has written, a paragraph for each line. */
function PolicyArticle({ policy }: { policy: Localized }) {
  const lines = htmlParagraphs(showText(policy));
  const keys = keysOf(lines, (line) => line);
  return (
    <div lang={langOf(policy)} dir="auto">
      {lines.map((line, at) => (
        <p key={keys[at]}>{line}</p>
      ))}
    </div>
  );
}

/** The merchant's phones and pages elsewhere. */
function LinksArticle({ links }: Pick<MerchantSettings, 'links'>) {
  const rows = linkRows(links);
  if (rows.length === 0) return null;
  return (
    <ul>
      {rows.map(({ label, href, detail }) => (
        <li key={href}>
          <a href={href} rel="noopener noreferrer">
            {label}
          </a>
          {detail && <> {detail}</>}
        </li>
      ))}
    </ul>
  );
}

/** Products in one page: each costs some 100 bytes. */
const mostProducts = 500;

/** All categories with their products and prices, in the order of home. */
function MenuArticle({ catalog }: { catalog: Catalog }) {
  let left = mostProducts;
  const sections = arrangeCatalog(catalog, null)
    .flatMap(({ categories }) => categories)
    .flatMap(({ category, products }) => {
      const shown = products.slice(0, left);
      left -= shown.length;
      return shown.length > 0 ? [{ category, shown }] : [];
    });
  return (
    <>
      {sections.map(({ category, shown }) => (
        <section key={category.id}>
          <h2 lang={langOf(category.name)}>{showText(category.name)}</h2>
          <ul>
            {shown.map((product) => {
              const { name, lang, price, unit } = productTexts(product);
              return (
                <li key={product.id}>
                  <PathLink path={paths.product(product.id)}>
                    <bdi lang={lang}>{name}</bdi>
                  </PathLink>{' '}
                  <bdi>{unit ? `${price} / ${unit}` : price}</bdi>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}

/** In one page. */
const mostBranches = 50;

/** Each branch with address, phones and the hours of a week. */
function BranchesArticle({ branches }: { branches: readonly Branch[] }) {
  return branches.slice(0, mostBranches).map((branch) => {
    const { id, name, address, phone, bookingPhone } = branch;
    return (
      <section key={id}>
        <h2 lang={langOf(name)}>{branchText(branch)}</h2>
        {address && (
          <address>
            <bdi>{address}</bdi>
          </address>
        )}
        {shopPhones(phone, [bookingPhone]).map(({ text, href }) => (
          <p key={href}>
            <a href={href}>{text}</a>
          </p>
        ))}
        <h3>{t('branches.schedule')}</h3>
        <ul>
          {weekdays.map((day) => (
            <li key={day}>
              {capitalized(t(`weekdays.${day}`))} <bdi>{hoursOn(branch, day)}</bdi>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function hoursOn(branch: Branch, day: (typeof weekdays)[number]): string {
  const status = dayStatus(branch, day, hoursTypeOf(branch));
  return status.state === 'holiday' ? t('branches.restDay') : hoursText(status);
}
