import { useEffect, useRef, useState } from 'react';
import type { Address } from '../../domain/address';
import { limits } from '../../domain/limits';
import { t } from '../../i18n/t';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { PlaceResults } from './PlaceResults';
import styles from './PlaceSearch.module.css';

type Props = {
  onPick: (address: Address) => void;
  /** the field takes the focus once its sheet stands (§9) */
  takesFocus?: boolean | undefined;
  /** says nothing while nothing is typed */
  isQuiet?: boolean | undefined;
};

/** Places by what is typed. */
export function PlaceSearch({ onPick, takesFocus = false, isQuiet = false }: Props) {
  const [text, setText] = useState('');
  const place = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!takesFocus) return;
    const timer = setTimeout(() => focusIn(place.current), limits.searchFocusDelayMs);
    return () => clearTimeout(timer);
  }, [takesFocus]);

  const clear = () => {
    setText('');
    focusIn(place.current);
  };
  return (
    <>
      <search ref={place} className={styles.field}>
        <Field
          label={t('address.search')}
          isLabelHidden
          value={text}
          onChange={setText}
          placeholder={t('address.searchPlaceholder')}
          inputMode="search"
          enterKeyHint="search"
          // the results come by themselves: Enter only puts the keyboard away
          onEnter={() => place.current?.querySelector('input')?.blur()}
          prefix={<Icon name="search" size={20} />}
          aside={
            text === '' ? undefined : (
              <IconButton icon="clear" label={t('search.clear')} onPress={clear} />
            )
          }
        />
      </search>
      <div className={styles.results}>
        <PlaceResults
          text={text}
          isQuiet={isQuiet}
          onClear={clear}
          onPick={(address) => {
            setText('');
            onPick(address);
          }}
        />
      </div>
    </>
  );
}

const focusIn = (place: HTMLElement | null) =>
  place?.querySelector('input')?.focus({ preventScroll: true });
