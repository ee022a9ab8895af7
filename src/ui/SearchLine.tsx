import { useRef } from 'react';
import { t } from '../i18n/t';
import { IconButton } from './Button';
import { Field } from './Field';
import { Icon } from './Icon';

type Props = {
  /** for screen readers only */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  onEnter?: (() => void) | undefined;
  autoCapitalize?: 'none' | undefined;
  autoFocus?: boolean | undefined;
};

/** A search field with a clear button. */
export function SearchLine({ value, onChange, onEnter, ...rest }: Props) {
  const place = useRef<HTMLElement>(null);
  const input = () => place.current?.querySelector('input');
  const clear = () => {
    onChange('');
    input()?.focus({ preventScroll: true });
  };
  return (
    <search ref={place}>
      <Field
        {...rest}
        isLabelHidden
        value={value}
        onChange={onChange}
        inputMode="search"
        enterKeyHint="search"
        // results update while typing: Enter only closes the keyboard
        onEnter={() => {
          input()?.blur();
          onEnter?.();
        }}
        prefix={<Icon name="search" size={20} />}
        aside={
          value === '' ? undefined : (
            <IconButton icon="clear" label={t('search.clear')} onPress={clear} />
          )
        }
      />
    </search>
  );
}
