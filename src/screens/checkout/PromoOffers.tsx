import { useSnapshot } from 'valtio';
import { checkPromo, isForDeliveryOnly, type Promo } from '../../domain/promo/promo';
import { choosePromo, showPromo } from '../../flows/promo/applyPromo';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import { useBasket } from '../../stores/basket/basket';
import * as clock from '../../stores/clock';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as promos from '../../stores/promo/promos';
import { EmptyState } from '../../ui/EmptyState';
import { LongList } from '../../ui/LongList';
import { Section } from '../../ui/Section';
import { PromoRow } from './PromoRow';

/**
 * The user's promos except the chosen one: those that work now, which can be applied, then the
 * others with what they need.
 */
export function PromoOffers() {
  const { own } = useSnapshot(promos.state);
  const { now } = useSnapshot(clock.state);
  const { totals, promo: chosen } = useBasket();
  const isDelivery = useServiceType() === 'DELIVERY';
  // An empty basket takes a promo that its first goods will make valid.
  const isEmpty = totals.productCount === 0;
  if (own.length === 0) {
    return <EmptyState icon="promo" title={t('promo.ownNone')} text={t('promo.ownNoneText')} />;
  }
  const checked = own
    .filter(({ id }) => id !== chosen?.promo.id)
    .map((promo) => {
      const verdict = checkPromo(promo, { ...totals, now });
      const isTaken = verdict === 'added' || (isEmpty && verdict === 'tooSmall');
      const works = isTaken && (isDelivery || !isForDeliveryOnly(promo));
      return { promo, verdict, works };
    });
  const lists = [
    { title: t('promo.own'), list: checked.filter(({ works }) => works) },
    { title: t('promo.ownLater'), list: checked.filter(({ works }) => !works) },
  ];
  return lists.map(
    ({ title, list }) =>
      list.length > 0 && (
        <Section key={title} title={title}>
          <LongList items={list}>
            {({ promo, verdict, works }) => (
              <PromoRow
                key={promo.id}
                promo={promo}
                verdict={verdict}
                action={works ? { text: t('promo.apply'), onPress: () => choose(promo) } : null}
              />
            )}
          </LongList>
        </Section>
      ),
  );
}

function choose(promo: Promo) {
  const outcome = choosePromo(promo);
  showPromo(outcome);
  if (outcome.verdict === 'added') closeSheet();
}
