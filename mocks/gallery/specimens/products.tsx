import { showMoney } from '../../../src/i18n/show';
import { t } from '../../../src/i18n/t';
import { Badge } from '../../../src/ui/Badge';
import { CardGrid } from '../../../src/ui/CardGrid';
import { Counted, Joined } from '../../../src/ui/Joined';
import { ProductCard } from '../../../src/ui/ProductCard';
import { ProductRow } from '../../../src/ui/ProductRow';
import { Section } from '../../../src/ui/Section';
import { Stepper } from '../../../src/ui/Stepper';
import type { Group } from '../specimen';
import { Live } from './Live';
import { longList } from './longList';
import { States } from './States';
import {
  dearPrice,
  dish,
  longDish,
  longSentence,
  longWord,
  nothing,
  pictures,
  price,
  reduction,
} from './samples';

type CardProps = Parameters<typeof ProductCard>[0];

const counter = (start: number, name: string, isAtLimit = false) => (
  <Live start={start}>
    {(count, set) => (
      <Stepper
        count={count}
        label={name}
        addLabel={t('common.addNamed', { name })}
        onAdd={() => set(count + 1)}
        onRemove={() => set(count - 1)}
        isAtLimit={isAtLimit}
        tone="chosen"
        collapses
        isWide
      />
    )}
  </Live>
);

const card = (start: number, more: Partial<CardProps> = {}) => (
  <ProductCard
    name={dish()}
    picture={pictures.dish}
    price={showMoney(price)}
    measure="350 g"
    href="#"
    stepper={counter(start, more.name ?? dish())}
    labels={{ soldOut: t('home.soldOut'), oldPrice: t('home.oldPrice') }}
    {...more}
  />
);

const sale = () => ({ oldPrice: showMoney(price * 1.25), badge: reduction });
const long = () => ({ name: longDish(), price: showMoney(dearPrice), measure: longWord() });
const onlyLooked = { stepper: undefined };
const last = () => ({
  stepper: counter(3, dish(), true),
  notice: t('home.lastPieces', { count: 3 }),
});

const productCard = () => (
  <CardGrid>
    {card(0)}
    {card(2, { picture: pictures.pizza })}
    {card(0, { picture: pictures.somsa, ...sale() })}
    {card(3, last())}
    {card(0, { isSoldOut: true, ...sale() })}
    {card(0, { picture: null })}
    {card(0, { ...long(), ...sale(), oldPrice: showMoney(dearPrice) })}
    {card(128, { name: longWord(), notice: longDish() })}
    {card(0, { picture: pictures.tea, ...onlyLooked })}
  </CardGrid>
);

const cardGrid = () => {
  const three = (size: 'big' | 'medium' | 'small') => (
    <CardGrid size={size}>
      {card(0, { size })}
      {card(1, { size, picture: pictures.pizza, ...sale() })}
      {card(0, { size, ...long() })}
      {card(0, { size, isSoldOut: true })}
    </CardGrid>
  );
  return <States of={{ big: three('big'), medium: three('medium'), small: three('small') }} />;
};

const stepper = (
  <Live start={2}>
    {(count, set) => (
      <Stepper
        count={count}
        label="2"
        onAdd={() => set(count + 1)}
        onRemove={() => set(count - 1)}
      />
    )}
  </Live>
);

const productRow = () => {
  const row = (more: Partial<Parameters<typeof ProductRow>[0]> = {}) => (
    <ProductRow
      name={dish()}
      picture={pictures.dish}
      price={showMoney(price)}
      onOpen={nothing}
      {...more}
    />
  );
  const options = (
    <Joined by="comma">
      <bdi>{dish()}</bdi>
      <Counted text={{ eng: 'Extra cheese' }} count={2} />
    </Joined>
  );
  const old = { oldPrice: showMoney(price * 1.25), oldPriceLabel: t('home.oldPrice') };
  return (
    <Section>
      {row({ detail: '350 g' })}
      {row({ detail: options })}
      {row({ aside: stepper, ...old })}
      {row({ warning: t('basket.problems.tooMany', { count: 3 }), aside: stepper })}
      {row({ isSoldOut: true, aside: <Badge>{t('home.soldOut')}</Badge> })}
      {row({ picture: null })}
      {row({
        name: longDish(),
        detail: longSentence(),
        warning: longDish(),
        price: showMoney(dearPrice),
        aside: stepper,
        ...old,
      })}
    </Section>
  );
};

/** Products. */
export const products: Group = {
  id: 'products',
  title: 'Products',
  specimens: [
    {
      kind: 'piece',
      id: 'product-card',
      title: 'ProductCard',
      of: ['ProductCard'],
      render: productCard,
    },
    { kind: 'piece', id: 'long-list', title: 'LongList', of: ['LongList'], render: longList },
    { kind: 'piece', id: 'card-grid', title: 'CardGrid', of: ['CardGrid'], render: cardGrid },
    {
      kind: 'piece',
      id: 'product-row',
      title: 'ProductRow',
      of: ['ProductRow', 'Joined', 'Counted'],
      render: productRow,
    },
  ],
};
