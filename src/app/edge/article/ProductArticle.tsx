import type { ModificationGroup, Product } from '../../../domain/catalog/catalog';
import { langOf, showNumber, showSigned, showText } from '../../../i18n/show';
import { t } from '../../../i18n/t';
import { unitText } from '../../../i18n/unitText';
import { productTexts } from '../../../screens/catalog/productTexts';
import { ProductFacts } from '../../../screens/product/ProductFacts';
import { ruleText } from '../../../screens/product/ruleText';
import { Price } from '../../../ui/Price';

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
