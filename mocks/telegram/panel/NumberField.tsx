import { TextField } from './TextField';

type Props = {
  label: string;
  value: number;
  /** shown for zero, which means unset */
  placeholder?: string;
  decimal?: boolean;
  onEnter: (value: number) => void;
};

/** A number input; invalid input is discarded. */
export function NumberField({ label, value, placeholder, decimal = false, onEnter }: Props) {
  const shown = placeholder !== undefined && value === 0 ? '' : String(value);
  return (
    <TextField
      label={label}
      value={shown}
      {...(placeholder !== undefined && { placeholder })}
      inputMode={decimal ? 'decimal' : 'numeric'}
      onEnter={(typed) => {
        const number = Number(typed.replace(',', '.'));
        if (Number.isFinite(number)) onEnter(decimal ? number : Math.max(0, Math.round(number)));
      }}
    />
  );
}
