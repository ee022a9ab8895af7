import { useSnapshot } from 'valtio';
import { byPerson, type SharedLine } from '../../domain/basket/addShared';
import type { CartLine } from '../../domain/basket/cart';
import { addSharedBasket, planShared } from '../../flows/basket/sharedBasket';
import { timesText } from '../../i18n/amountText';
import { isolate, listOf } from '../../i18n/phrases';
import { langOf, showMoney, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeAllSheets, openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as cart from '../../stores/basket/cart';
import * as branches from '../../stores/branches/branches';
import * as catalog from '../../stores/catalog/catalog';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Joined } from '../../ui/Joined';
import { keysOf } from '../../ui/keysOf';
import { ProductRow } from '../../ui/ProductRow';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { useBasketPosition } from '../catalog/useBasketAction';
import styles from './FilledBasket.module.css';
import { chosenOptions, headOf, problemText } from './lineTexts';

type Props = { title: string; shared: readonly CartLine[] };

/** What can be added of a shared basket, by person, and below it what cannot and why. */
export function SharedLines({ title, shared }: Props) {
  const own = useSnapshot(cart.state).lines;
  useSnapshot(catalog.state);
  useSnapshot(branches.state);
  const hasBasket = useBasketPosition().place !== null;
  const { lines } = planShared(shared);
  const addable = lines.filter((line) => line.addable > 0);
  const missing = lines.filter((line) => line.addable === 0);
  const total = addable.reduce((sum, { price, discount }) => sum + price - discount, 0);
  const toMenu = { text: t('common.toMenu'), onPress: closeAllSheets };
  const people = byPerson(addable);
  const known = people.filter(({ name }) => name && own.some(({ from }) => from === name));
  return (
    <SheetPage
      title={title}
      action={
        hasBasket && addable.length > 0
          ? {
              text: t(missing.length > 0 ? 'orders.again.putRest' : 'orders.again.put'),
              // With the longer text it would not fit one line.
              ...(missing.length === 0 && { detail: showMoney(total) }),
              onPress: () => addSharedBasket(shared),
            }
          : toMenu
      }
    >
      {addable.length === 0 && (
        <EmptyState
          icon="basket"
          title={t('orders.again.nothing')}
          text={t('orders.again.nothingText')}
        />
      )}
      {addable.length > 0 && own.length > 0 && (
        <Banner>
          {known.length > 0
            ? t('together.already', { name: listOf(known.map(({ name }) => isolate(name))) })
            : t('together.stays')}
        </Banner>
      )}
      {people.map(({ name, lines }) => (
        <Section
          key={name}
          {...headOf(name, lines)}
          {...(name === '' && { title: t('orders.again.same') })}
        >
          <Lines lines={lines} />
        </Section>
      ))}
      {missing.length > 0 && (
        <Section title={t('orders.again.missing')}>
          <Lines lines={missing} />
        </Section>
      )}
    </SheetPage>
  );
}

/** A link that somebody else has written may name a line twice. */
function Lines({ lines }: { lines: readonly SharedLine[] }) {
  const keys = keysOf(lines, ({ key }) => key);
  return lines.map((line, index) => <SharedLineRow key={keys[index]} line={line} />);
}

/** A line of a shared basket: today's price and how many are added, or why it is not. */
function SharedLineRow({ line }: { line: SharedLine }) {
  const { product, addable, price, discount, note, from } = line;
  const [problem] = line.problems;
  const address = product ? paths.product(product.id) : undefined;
  // What is added stands under its person's name.
  const person = addable === 0 && from && isolate(from);
  const details = [person, chosenOptions(line), note && isolate(note)].filter(Boolean);
  return (
    <div className={styles.line}>
      <ProductRow
        name={product ? showText(product.name) : t('basket.goneName')}
        lang={product ? langOf(product.name) : undefined}
        picture={product?.image}
        price={product ? showMoney(price - discount) : ''}
        oldPrice={discount > 0 ? showMoney(price) : undefined}
        oldPriceLabel={t('home.oldPrice')}
        detail={details.length > 0 && <Joined by="dot">{details}</Joined>}
        warning={problem && problemText(problem, line)}
        isSoldOut={addable === 0 && problem !== 'optionGone'}
        href={address}
        aside={asideOf(line, address)}
      />
    </div>
  );
}

function asideOf({ addable, problems }: SharedLine, address: string | undefined) {
  if (addable > 0) return <bdi className={styles.count}>{timesText(addable)}</bdi>;
  if (!problems.includes('optionGone') || address === undefined) return undefined;
  return (
    <Button isSmall onPress={() => openSheet(address)}>
      {t('basket.chooseAgain')}
    </Button>
  );
}
