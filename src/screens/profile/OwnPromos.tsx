import { useSnapshot } from 'valtio';
import { isPromoActive } from '../../domain/promo/promo';
import { t } from '../../i18n/t';
import * as clock from '../../stores/clock';
import * as promos from '../../stores/promo/promos';
import { EmptyState } from '../../ui/EmptyState';
import { LongList } from '../../ui/LongList';
import { Section } from '../../ui/Section';
import { OwnPromo } from './OwnPromo';

/** The user's promos: active ones first, then upcoming and expired ones. */
export function OwnPromos() {
  const { own } = useSnapshot(promos.state);
  const { now } = useSnapshot(clock.state);
  if (own.length === 0) {
    return (
      <EmptyState icon="promo" title={t('promo.ownNone')} text={t('profile.promosNoneText')} />
    );
  }
  const lists = [
    { title: t('profile.promosNow'), list: own.filter((promo) => isPromoActive(promo, now)) },
    { title: t('promo.ownLater'), list: own.filter((promo) => !isPromoActive(promo, now)) },
  ];
  return lists.map(
    ({ title, list }) =>
      list.length > 0 && (
        <Section key={title} title={title}>
          <LongList items={list}>{(promo) => <OwnPromo key={promo.id} promo={promo} />}</LongList>
        </Section>
      ),
  );
}
