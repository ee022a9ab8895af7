import type { ServiceType } from '../domain/order/order';
import { t } from '../i18n/t';
import { Tabs } from './Tabs';

type Props = {
  /** what the merchant offers (`offeredServices`) */
  offered: readonly ServiceType[];
  value: 'DELIVERY' | 'PICK_UP';
  onChange: (service: 'DELIVERY' | 'PICK_UP') => void;
};

/** Delivery or pick-up, above the places of either; nothing where there is no choice. */
export function ServiceTabs({ offered, value, onChange }: Props) {
  if (!offered.includes('DELIVERY') || !offered.includes('PICK_UP')) return null;
  return (
    <Tabs
      label={t('address.service')}
      options={[
        { value: 'DELIVERY', label: t('address.delivery') },
        { value: 'PICK_UP', label: t('address.pickUp') },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
