import { useSnapshot } from 'valtio';
import { checkPromo, type Promo } from '../../domain/promo/promo';
import { choosePromo } from '../../flows/promo/applyPromo';
import { showPromo } from '../../flows/promo/showPromo';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import { useBasket } from '../../stores/basket/basket';
import * as clock from '../../stores/clock';
import * as promos from '../../stores/promo/promos';
import { EmptyState } from '../../ui/EmptyState';
import { Section } from '../../ui/Section';
import { PromoRow } from './PromoRow';

/** The user's promos except the chosen one: valid ones first, then the others. */
export function PromoOffers() {
  const { own } = useSnapshot(promos.state);
  const { now } = useSnapshot(clock.state);
  const { totals, promo: chosen } = useBasket();
  if (own.length === 0) {
    return <EmptyState icon="promo" title={t('promo.ownNone')} text={t('promo.ownNoneText')} />;
  }
  const checked = own
    .filter(({ id }) => id !== chosen?.promo.id)
    .map((promo) => ({ promo, verdict: checkPromo(promo, { ...totals, now }) }));
  const valid = checked.filter(({ verdict }) => verdict === 'added');
  const others = checked.filter(({ verdict }) => verdict !== 'added');
  const lists = [
    { title: t('promo.own'), list: valid },
    { title: t('promo.ownLater'), list: others },
  ];
  return lists.map(
    ({ title, list }) =>
      list.length > 0 && (
        <Section key={title} title={title}>
          {list.map(({ promo, verdict }) => (
            <PromoRow
              key={promo.id}
              promo={promo}
              verdict={verdict}
              action={
                verdict === 'added' || verdict === 'tooSmall'
                  ? { text: t('promo.apply'), onPress: () => choose(promo) }
                  : null
              }
            />
          ))}
        </Section>
      ),
  );
}

function choose(promo: Promo) {
  const outcome = choosePromo(promo);
  showPromo(outcome);
  if (outcome.verdict === 'added') closeSheet();
}
