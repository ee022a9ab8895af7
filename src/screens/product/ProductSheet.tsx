import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Product } from '../../domain/catalog/catalog';
import { addToBasket } from '../../flows/basket/addToBasket';
import { changeLine } from '../../flows/basket/editBasket';
import { namedAction } from '../../i18n/namedAction';
import { langOf, showMoney, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import { paths as routes } from '../../navigation/paths';
import * as recentlyViewed from '../../stores/catalog/recentlyViewed';
import * as merchant from '../../stores/merchant';
import type { MainActionSpec } from '../../ui/bottomButtonHost';
import { Carousel } from '../../ui/Carousel';
import { useIsTop } from '../../ui/layer';
import { Picture } from '../../ui/Picture';
import { pictureAt } from '../../ui/pictureAt';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/Skeleton';
import { Stepper } from '../../ui/Stepper';
import { scrollBehavior } from '../../ui/useMedia';
import { watchSight } from '../../ui/watchSight';
import { ProductHeart } from '../catalog/ProductHeart';
import { OptionGroup } from './OptionGroup';
import { ProductFacts } from './ProductFacts';
import { ProductHeader } from './ProductHeader';
import styles from './ProductSheet.module.css';
import { useChoosing, useObstacle } from './useChoosing';
import '../../ui/columns.css';

type Props = {
  product: Product;
  /** the basket line being edited */
  lineKey: string | null;
};

/** A product sold here or at another branch: details, options, and adding to the basket. */
export function ProductSheet({ product, lineKey }: Props) {
  const { settings } = useSnapshot(merchant.state);
  const choosing = useChoosing(product, lineKey);
  const obstacle = useObstacle(product, choosing.left);
  const [pointedId, setPointedId] = useState<string | null>(null);
  const name = useRef<HTMLParagraphElement>(null);
  const isNameAway = useIsScrolledAway(name);
  const groupElements = useRef(new Map<string, HTMLElement>());
  // The first frame has what the card had; the choices follow.
  const isWhole = useDeferredValue(true, false);
  const { choices, count, changes, invalid } = choosing;
  useEffect(() => {
    if (lineKey === null) recentlyViewed.add(product.id);
  }, [product.id, lineKey]);
  // The sheet stays on top until the step back ends: a second press does nothing by then.
  const isSubmitted = useRef(false);
  const isTop = useIsTop();
  useEffect(() => {
    // also again, as by a step forward while the sheet closes
    if (isTop) isSubmitted.current = false;
  }, [isTop]);
  const description = showText(product.description);
  const composition = showText(product.composition);

  const hasChoices = choosing.groups.length > 0;
  const story = (
    <div className={hasChoices ? styles.storyCard : styles.story}>
      {description && (
        <p className={styles.text} dir="auto" lang={langOf(product.description)}>
          {description}
        </p>
      )}
      <ProductFacts product={product} />
    </div>
  );

  const submit = () => {
    if (isSubmitted.current) return;
    isSubmitted.current = true;
    if (changes === null) addToBasket(product, choices, count);
    else changeLine(changes, product, choices, count);
    closeSheet();
  };
  const point = () => {
    if (!invalid) return;
    setPointedId(invalid.id);
    focusPart(groupElements.current.get(invalid.id));
  };
  const action = (): MainActionSpec | undefined => {
    if (obstacle === 'notForSale') return undefined;
    if (obstacle) return { text: t(obstacle), isDisabled: true, onPress: submit };
    if (invalid) {
      const text = namedAction('product.chooseFirst', showText(invalid.name));
      return { text, onPress: point };
    }
    const text = t(changes === null ? 'product.add' : 'common.save');
    return { text, detail: showMoney(choosing.toPay), onPress: submit };
  };

  return (
    <SheetPage
      title={showText(product.name)}
      lang={langOf(product.name)}
      isTitleHidden
      isTitleBack={isNameAway}
      padding="none"
      action={action()}
      besideAction={
        obstacle === null && (
          <Stepper
            count={count}
            label={showText(product.name)}
            min={1}
            isAtLimit={count >= choosing.left}
            onAdd={() => choosing.setCount(count + 1)}
            onRemove={() => choosing.setCount(count - 1)}
          />
        )
      }
      aside={settings.flags.favouriteActive && <ProductHeart product={product} />}
    >
      {/* With choices to make these come within the first screen, and the story after them. */}
      <div className={styles.product} data-columns={hasChoices ? '' : undefined}>
        <div className={styles.intro}>
          <ProductGallery product={product} isLow={hasChoices} />
          <ProductHeader product={product} choosing={choosing} obstacle={obstacle} nameRef={name} />
          {!hasChoices && story}
        </div>
        <div className={styles.body}>
          {!isWhole && hasChoices && <SkeletonRows />}
          {(isWhole ? choosing.groups : []).map(({ group, check }) => (
            <OptionGroup
              key={group.id}
              group={group}
              check={check}
              choices={choices}
              view={settings.modificationView}
              isPointedAt={pointedId === group.id && check.verdict !== 'ok'}
              priceWith={choosing.priceWith}
              onChoose={choosing.choose}
              ref={(element) => {
                if (element) groupElements.current.set(group.id, element);
                else groupElements.current.delete(group.id);
              }}
            />
          ))}
        </div>
        {/* Below the choices, whose height is not known before. */}
        {(isWhole || !hasChoices) && (
          <div className={styles.rest}>
            {hasChoices && story}
            {composition && (
              <Section title={t('product.composition')} isPadded>
                <p className={styles.text} dir="auto" lang={langOf(product.composition)}>
                  {composition}
                </p>
              </Section>
            )}
          </div>
        )}
      </div>
    </SheetPage>
  );
}

/** Height of a sheet's bar, px. */
const barHeight = 60;

/** Whether an element has been scrolled up, under the bar of its sheet. */
function useIsScrolledAway(element: RefObject<Element | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const { current } = element;
    const root = current?.closest('[data-scroller]');
    if (!current || !root) return;
    // Below the fold, as while the sheet is pulled down, it is not away.
    const rootMargin = `-${barHeight}px 0px 300% 0px`;
    return watchSight(current, { root, rootMargin }, (isInSight) => setAway(!isInSight));
  }, [element]);
  return isAway;
}

/** Scrolls to a part of the sheet and focuses its first control. */
function focusPart(element: HTMLElement | undefined): void {
  if (!element) return;
  element.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  element
    .querySelector<HTMLElement>('input:enabled, button:enabled')
    ?.focus({ preventScroll: true });
}

/** Maximum width of a sheet, CSS px. */
const sheetWidth = 640;
const ratio = 1.15;

type ProductGalleryProps = {
  product: Product;
  /** there are choices to make below */
  isLow: boolean;
};

/** The product's pictures without duplicates; their space is reserved while loading. */
function ProductGallery({ product, isLow }: ProductGalleryProps) {
  const { image, gallery } = product;
  const paths = [...new Set(image ? [image, ...gallery] : gallery)];
  const name = showText(product.name);
  const [first = null, ...others] = paths;
  const [onCard] = useState(() => pictureAt(routes.product(product.id)));
  return (
    <div className={isLow ? `${styles.gallery} ${styles.low}` : styles.gallery}>
      <Carousel label={name}>
        <Picture
          path={first}
          alt={name}
          width={sheetWidth}
          ratio={ratio}
          radius="none"
          under={onCard}
          priority
        />
        {others.map((path, index) => (
          <Picture
            key={path}
            path={path}
            alt={t('product.picture', { count: index + 2 })}
            width={sheetWidth}
            ratio={ratio}
            radius="none"
          />
        ))}
      </Carousel>
    </div>
  );
}
