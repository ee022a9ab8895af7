import { arrangeCatalog, type Catalog } from '../../../domain/catalog/catalog';
import { langOf, showText } from '../../../i18n/show';
import { paths } from '../../../navigation/paths';
import { productTexts } from '../../../screens/catalog/productTexts';
import { PathLink } from './PathLink';

/** Products in one page: each costs some 100 bytes. */
const mostProducts = 500;

/** All categories with their products and prices, in the order of home. */
export function MenuArticle({ catalog }: { catalog: Catalog }) {
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
