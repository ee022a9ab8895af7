import { useEffect, useId, useRef } from 'react';
import fields from './fields.module.css';

type Props = {
  label: string;
  /** `#rrggbb` */
  value: string | null;
  onPick: (color: string) => void;
};

/** A colour; applies once the browser's picker is closed, not while it is dragged in. */
export function ColorField({ label, value, onPick }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // React's onChange is the input event
  useEffect(() => {
    const element = input.current;
    const pick = () => element && onPick(element.value);
    element?.addEventListener('change', pick);
    return () => element?.removeEventListener('change', pick);
  }, [onPick]);
  return (
    <div className={fields.row}>
      <label htmlFor={id}>{label}</label>
      <input key={value} ref={input} id={id} type="color" defaultValue={value ?? '#000000'} />
    </div>
  );
}
