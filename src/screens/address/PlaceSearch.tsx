import { useEffect, useRef, useState } from 'react';
import type { Address } from '../../domain/addresses/address';
import { limits } from '../../domain/limits';
import { t } from '../../i18n/t';
import { SearchLine } from '../../ui/SearchLine';
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
  const place = useRef<HTMLDivElement>(null);

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
      <div ref={place} className={styles.field}>
        <SearchLine
          label={t('address.search')}
          placeholder={t('address.searchPlaceholder')}
          value={text}
          onChange={setText}
        />
      </div>
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
