import { useSnapshot } from 'valtio';
import { byPerson, type SharedLine } from '../../domain/basket/addShared';
import type { CartLine } from '../../domain/basket/cart';
import { addSharedBasket, planShared } from '../../flows/basket/addSharedBasket';
import { isolate } from '../../i18n/isolate';
import { listOf } from '../../i18n/listOf';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import * as cart from '../../stores/basket/cart';
import * as branches from '../../stores/branches/branches';
import * as catalog from '../../stores/catalog/catalog';
import { Banner } from '../../ui/Banner';
import { EmptyState } from '../../ui/EmptyState';
import { keysOf } from '../../ui/keysOf';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { useBasketPosition } from '../catalog/useBasketPosition';
import { headOf } from './headOf';
import { SharedLineRow } from './SharedLineRow';

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
