import type { ServiceType } from '../domain/order/order';
import { t } from '../i18n/t';
import { Tabs } from './Tabs';

type Props = {
  /** the merchant's services (`offeredServices`) */
  offered: readonly ServiceType[];
  value: 'DELIVERY' | 'PICK_UP';
  onChange: (service: 'DELIVERY' | 'PICK_UP') => void;
  /** the other service is chosen in a sheet of its own */
  isActing?: boolean | undefined;
};

/** Delivery or pickup; nothing if only one is offered. */
export function ServiceTabs({ offered, value, onChange, isActing }: Props) {
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
      isActing={isActing}
    />
  );
}
