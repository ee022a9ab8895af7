import { useRef } from 'react';
import { t } from '../../i18n/t';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import styles from './SearchField.module.css';

type Props = { value: string; onChange: (value: string) => void };

/** The line that is typed into; it stays in sight above the results. */
export function SearchField({ value, onChange }: Props) {
  const place = useRef<HTMLElement>(null);
  const clear = () => {
    onChange('');
    place.current?.querySelector('input')?.focus();
  };
  return (
    <search ref={place} className={styles.place}>
      <Field
        label={t('search.title')}
        isLabelHidden
        value={value}
        onChange={onChange}
        placeholder={t('search.placeholder')}
        inputMode="search"
        enterKeyHint="search"
        autoCapitalize="none"
        autoFocus
        // the results are there already: Enter only puts the keyboard away
        onEnter={() => place.current?.querySelector('input')?.blur()}
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
