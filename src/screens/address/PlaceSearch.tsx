import { useEffect, useRef, useState } from 'react';
import type { Address } from '../../domain/addresses/address';
import * as limits from '../../domain/limits';
import { t } from '../../i18n/t';
import { SearchLine } from '../../ui/SearchLine';
import { PlaceResults } from './PlaceResults';
import styles from './PlaceSearch.module.css';

type Props = {
  onPick: (address: Address) => void;
  /** focuses the field once the sheet is open (§9) */
  takesFocus?: boolean | undefined;
  /** the text at the start */
  initial?: string | undefined;
  /** shows nothing while the field is empty */
  isQuiet?: boolean | undefined;
};

/** Searches for addresses by text. */
export function PlaceSearch({ onPick, takesFocus = false, isQuiet = false, initial = '' }: Props) {
  const [text, setText] = useState(initial);
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!takesFocus) return;
    const timer = setTimeout(() => focusIn(container.current), limits.searchFocusDelayMs);
    return () => clearTimeout(timer);
  }, [takesFocus]);

  const clear = () => {
    setText('');
    focusIn(container.current);
  };
  return (
    <>
      <div ref={container} className={styles.field}>
        <SearchLine
          label={t('address.search')}
          placeholder={t('address.searchPlaceholder')}
          value={text}
          onChange={setText}
        />
      </div>
      <div className={styles.results} tabIndex={-1}>
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

const focusIn = (container: HTMLElement | null) =>
  container?.querySelector('input')?.focus({ preventScroll: true });
