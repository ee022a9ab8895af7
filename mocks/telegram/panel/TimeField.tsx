import { useId, useState } from 'react';
import fields from './fields.module.css';

type Props = {
  label: string;
  /** the first value, epoch ms; shown in this machine's time zone */
  value: number;
  onEnter: (time: number) => void;
};

/** A date and time that applies on Enter or blur, when it was changed. */
export function TimeField({ label, value, onEnter }: Props) {
  const id = useId();
  const [shown] = useState(() => localText(value));
  const enter = (typed: string) => {
    if (typed !== '' && typed !== shown) onEnter(new Date(typed).getTime());
  };
  return (
    <div className={fields.stack}>
      <label className={fields.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="datetime-local"
        defaultValue={shown}
        onBlur={(event) => enter(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') enter(event.currentTarget.value);
        }}
      />
    </div>
  );
}

/** `2026-03-04T12:00` */
function localText(ms: number): string {
  const minutesToUtc = new Date(ms).getTimezoneOffset();
  return new Date(ms - minutesToUtc * 60_000).toISOString().slice(0, 16);
}
