import type { FeatureFlag } from '../../domain/merchant';
import { type TextKey, t } from '../../i18n/t';
import type { IconName } from '../../ui/iconNames';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';

type Benefit = {
  icon: IconName;
  tint: 'red' | 'orange' | 'green' | 'violet';
  label: TextKey;
  flags?: readonly FeatureFlag[];
};

const benefits: readonly Benefit[] = [
  { icon: 'receipt', tint: 'orange', label: 'profile.benefitOrders' },
  { icon: 'pin', tint: 'red', label: 'profile.benefitAddresses', flags: ['deliveryActive'] },
  {
    icon: 'wallet',
    tint: 'green',
    label: 'profile.benefitCashback',
    flags: ['cashbackActive', 'balanceActive'],
  },
  { icon: 'promo', tint: 'violet', label: 'profile.benefitPromos', flags: ['promoActive'] },
  { icon: 'heart', tint: 'red', label: 'profile.benefitFavourites', flags: ['favouriteActive'] },
];

type Props = { flags: Readonly<Record<FeatureFlag, boolean>> };

/** The benefits of logging in, limited to the merchant's enabled features. */
export function Benefits({ flags }: Props) {
  const offered = benefits.filter((each) => each.flags?.some((flag) => flags[flag]) ?? true);
  return (
    <Section title={t('profile.benefits')}>
      {offered.map(({ icon, tint, label }) => (
        <Row key={label} icon={icon} tint={tint} label={t(label)} />
      ))}
    </Section>
  );
}
