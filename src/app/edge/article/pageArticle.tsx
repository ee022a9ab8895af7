import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { productsById } from '../../../domain/catalog/catalog';
import { t } from '../../../i18n/t';
import { routes } from '../../../navigation/paths';
import type { HeadPlace } from '../headTypes';
import { inLanguage } from '../inLanguage';
import type { PageContent } from '../pageContent';
import { shopNameOf, titleKeys } from '../pageTitle';
import { type EdgeShop, type HomeView, inert, languageOf } from '../renderHome';
import { showShop } from '../showShop';
import { BranchesArticle } from './BranchesArticle';
import { MenuArticle } from './MenuArticle';
import { PathLink, PlaceContext } from './PathLink';
import { ProductArticle } from './ProductArticle';
import { LinksArticle, PolicyArticle } from './ShopArticles';
import { VacanciesArticle, VacancyArticle } from './VacancyArticles';

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
      const said = articleOf({ shop, place, content });
      if (!said) return '';
      const markup = renderToStaticMarkup(
        <PlaceContext value={{ segment, query: place.query }}>
          <article>
            {said}
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
  const said = titled[route]?.(parts);
  const key = titleKeys[route];
  if (!said || !key) return named[route]?.(parts);
  return (
    <>
      <h1>{t(key)}</h1>
      {said}
    </>
  );
}
