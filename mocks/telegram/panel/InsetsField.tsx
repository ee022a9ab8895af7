import type { Insets } from '../situation/devices';
import fields from './fields.module.css';
import { NumberField } from './NumberField';

type Props = {
  label: string;
  insets: Insets;
  onEnter: (insets: Insets) => void;
};

const sides = ['top', 'right', 'bottom', 'left'] as const;

/** Four insets in pixels. */
export function InsetsField({ label, insets, onEnter }: Props) {
  return (
    <fieldset className={fields.stack}>
      <legend className={fields.label}>{label}</legend>
      <div className={fields.four}>
        {sides.map((side) => (
          <NumberField
            key={side}
            label={side}
            value={insets[side]}
            onEnter={(value) => onEnter({ ...insets, [side]: value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
