import { useId } from 'react';
import type { ServiceType } from '../domain/order/order';
import { t } from '../i18n/t';
import { RadioTile } from './ChoiceRow';
import styles from './ChoiceRow.module.css';
import { VisuallyHidden } from './VisuallyHidden';

type Props<Value extends string> = {
  /** accessible name */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** choosing does more than choose, e.g. shows another sheet (`handleRadioKeys`) */
  isActing?: boolean | undefined;
};

/** Two to four views of the same content, side by side. */
export function Tabs<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange, isActing } = props;
  const name = useId();
  return (
    <fieldset className={styles.tabs}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <RadioTile
          key={option.value}
          name={name}
          label={option.label}
          isChosen={option.value === value}
          onChoose={() => onChange(option.value)}
          isActing={isActing}
          className={styles.tabsFace}
        />
      ))}
    </fieldset>
  );
}

type ServiceTabsProps = {
  /** the merchant's services (`offeredServices`) */
  offered: readonly ServiceType[];
  value: 'DELIVERY' | 'PICK_UP';
  onChange: (service: 'DELIVERY' | 'PICK_UP') => void;
  /** the other service is chosen in a sheet of its own */
  isActing?: boolean | undefined;
};

/** Delivery or pickup; nothing if only one is offered. */
export function ServiceTabs({ offered, value, onChange, isActing }: ServiceTabsProps) {
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
